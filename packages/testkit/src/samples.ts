// Samples of an effect: all that its verb can be told, to see that no two of them sound alike.

interface Sampled {
  readonly samples?: { readonly [field: string]: readonly unknown[] }
  readonly unsaid?: { readonly [field: string]: string | undefined }
}

/** Every effect that the samples of a verb make, without what it need not say. What can only be true may also be left out. */
export function samplesOf(name: string, { samples = {}, unsaid = {} }: Sampled): readonly { readonly do: string }[] {
  return Object.entries(samples)
    .filter(([field]) => unsaid[field] === undefined)
    .reduce<readonly { readonly do: string }[]>(
      (effects, [field, values]) =>
        effects.flatMap((effect) => [
          ...(values.every((value) => value === true) ? [effect] : []),
          ...values.map((value) => ({ ...effect, [field]: value })),
        ]),
      [{ do: name }],
    )
}
