// Plain data, which states, journals and questions are made of: copying, comparing and writing it.

/** What a state may hold: objects, arrays, strings, numbers and booleans. No classes, Maps, functions, dates, null. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain | undefined }

/** The same data, readonly all the way down: what rules see of the state. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A deep copy of plain data. Clones level by level, so that the copy has the hidden class of the original. */
export function copy<T>(value: T): T
export function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice()
    for (let i = 0; i < items.length; i++) {
      const item = items[i]
      if (typeof item === 'object') items[i] = copy(item)
    }
    return items
  }
  const fields: Record<string, unknown> = { ...value }
  for (const key in fields) {
    const field = fields[key]
    if (typeof field === 'object') fields[key] = copy(field)
  }
  return fields
}

/** Whether plain data is equal. An undefined field counts as absent. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false
    return true
  }
  if (!isRecord(one) || !isRecord(other)) return false
  for (const key in one) if (!isSame(one[key], other[key])) return false
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false
  return true
}

/** JSON with sorted keys: equal data gives equal text, whatever order it was written in. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += `${i === 0 ? '' : ','}${canonical(value[i])}`
    return `[${text}]`
  }
  const keys = Object.keys(value).sort()
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? ''
    const field: unknown = Reflect.get(value, key)
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`
  }
  return `{${text}}`
}
