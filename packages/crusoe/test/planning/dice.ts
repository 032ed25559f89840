// One roll of the three dice of an Action.
export function dice(action: string, wound: string, success: string, adventure: string) {
  return {
    [`die.${action}.wound`]: [wound],
    [`die.${action}.success`]: [success],
    [`die.${action}.adventure`]: [adventure],
  }
}
