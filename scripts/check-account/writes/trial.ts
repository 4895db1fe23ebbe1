import type { Answer, Way } from '../way.ts'
import { NotTried } from '../belief.ts'
import { type OwnMember, type Part, ownTags } from '../own.ts'
import { batch, member, type Member } from '../wire.ts'

/** The inputs of an assumption that is tried by writing: the members and fields that the check has made. */
export type Trial = {
  way: Way
  /** When the first member was made, by Mailchimp's clock. */
  since: string
  made: OwnMember[]
  /** Why a member was not made. */
  refused: Map<Part, string>
  /** Why our fields are missing. */
  withoutFields: string | undefined
}

export function partOf({ made, refused }: Trial, part: Part): OwnMember {
  const found = made.find((member) => member.part === part)
  if (!found) throw new NotTried(refused.get(part) ?? 'Mailchimp took no such member.')
  return found
}

export function needFields({ withoutFields }: Trial): void {
  if (withoutFields !== undefined) throw new NotTried(withoutFields)
}

export function readMember({ way }: Trial, { hash }: Pick<OwnMember, 'hash'>): Promise<Member> {
  return way.ask({ path: `${way.list}/members/${hash}` }, member)
}

export function patchMember({ way }: Trial, { hash }: OwnMember, body: object): Promise<Answer> {
  const path = `${way.list}/members/${hash}`
  return way.look({ method: 'PATCH', path, query: { skip_merge_validation: 'true' }, body })
}

/** Rows as the product writes them, with the changes that an assumption needs. */
export function writeRows({ way }: Pick<Trial, 'way'>, members: object[], query: Record<string, string> = {}) {
  const body = { members, update_existing: true, sync_tags: false }
  return way.look({ method: 'POST', path: way.list, query: { skip_merge_validation: 'true', ...query }, body })
}

export function takeRows({ way }: Pick<Trial, 'way'>, members: object[]) {
  const body = { members, update_existing: true, sync_tags: false }
  return way.ask({ method: 'POST', path: way.list, query: { skip_merge_validation: 'true' }, body }, batch)
}

export function valuesOf({ hash, email, place }: OwnMember) {
  return { hash, email, code: `check${place}`, max: place + 1, scans: place }
}

/** Whether a member holds the values that the product wrote. */
export function holdsValues({ merge_fields: fields }: Member, own: OwnMember): boolean {
  const { code, max, scans } = valuesOf(own)
  return fields?.[ownTags.code] === code && fields[ownTags.max] === max && fields[ownTags.scans] === scans
}
