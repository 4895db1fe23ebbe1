import { Refusal } from '../../kernel/refusal.ts'

type Body = { occasion_id?: string | undefined; direction?: 'in' | 'out' | undefined }

/** The occasion and the direction that a scan asks for. */
export function readVisit(body: Body) {
  return { occasionId: body.occasion_id, isExit: body.direction === 'out' }
}

export function readTime(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}

/** The ids of a party's further scans. Undefined for a scan alone. */
export function readParty({ scan_id: first, party }: { scan_id?: string | undefined; party?: string[] | undefined }) {
  if (!party || party.length === 0) return undefined
  const ids = [first, ...party].map((id) => id?.toLowerCase())
  if (first !== undefined && new Set(ids).size === ids.length) return party
  throw new Refusal('invalid', 'party_scan_ids', { field: 'party' })
}
