// The few words that the shared parts say themselves.

export interface PartWords {
  readonly close: string
  less(what: string): string
  more(what: string): string
  readonly copy: string
  readonly copied: string
}
