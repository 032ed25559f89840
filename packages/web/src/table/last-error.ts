// The last thing that went wrong on this page, for a report of a problem.

export interface NotedError {
  /** As a date of ISO 8601. */
  readonly at: string
  readonly message: string
  readonly stack: string | undefined
}

let last: NotedError | undefined

export function noteError(thrown: unknown): void {
  const isError = thrown instanceof Error
  last = {
    at: new Date().toISOString(),
    message: isError ? thrown.message : String(thrown),
    stack: isError ? thrown.stack : undefined,
  }
}

export function lastError(): NotedError | undefined {
  return last
}

/** Notes what nobody caught. */
export function noteUncaughtErrors(): void {
  addEventListener('error', ({ error, message }) => noteError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason))
}
