// What something costs.
import type { Resource } from '../state.ts'

export type Cost = { readonly [R in Resource]?: number }

/** What is paid. */
export type Paid = { readonly [R in Resource]?: number | undefined }
