// What the parts of a table online read: the company and the newest position, as they change.
import { useEffect, useState } from 'preact/hooks'
import type { Company, CompanyShown } from '../table/company.ts'
import type { Shown, Table } from '../table/table.ts'

export function useCompany(company: Company | undefined): CompanyShown | undefined {
  const [shown, setShown] = useState<CompanyShown | undefined>(undefined)
  useEffect(() => company?.subscribe(setShown), [company])
  return shown
}

export function useNewest(table: Table | undefined): Shown | undefined {
  const [shown, setShown] = useState<Shown | undefined>(undefined)
  useEffect(() => table?.subscribe(setShown), [table])
  return shown
}

/** What one does, whether it is being done, and why it was not. */
export function useActs(failed: string): {
  readonly trouble: string | undefined
  readonly busy: boolean
  /** Gives whether it was done. */
  act(doing: () => Promise<{ readonly why: string } | undefined>): Promise<boolean>
  complain(why: string | undefined): void
} {
  const [trouble, complain] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  async function act(doing: () => Promise<{ readonly why: string } | undefined>): Promise<boolean> {
    setBusy(true)
    complain(undefined)
    const refusal = await doing().catch(() => ({ why: failed }))
    complain(refusal?.why)
    setBusy(false)
    return refusal === undefined
  }
  return { trouble, busy, act, complain }
}
