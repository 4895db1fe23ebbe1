// A party is one line of the log: a scan for each person, the first of which gives the line its id.
import type { Verdict } from '#contract/scanning.ts'

type Standing = Verdict['standing']
type Member = NonNullable<Verdict['party']>[number]

/** The verdict of each person, the first scan first. */
export function membersOf(id: string, { party = [], ...first }: Verdict): Member[] {
  return [{ ...first, scan_id: id }, ...party]
}

/** One verdict of a party, from those of its people in the order of their scans. */
export function verdictOfParty(members: readonly [Member, ...Member[]]): Verdict {
  const [{ scan_id: _, ...first }, ...party] = members
  return party.length === 0 ? first : { ...first, party }
}

/** Adds or replaces what the server said of one person, in the order of `ids`. */
export function withMember(members: readonly Member[], member: Member, ids: readonly string[]): Member[] {
  const others = members.filter(({ scan_id: id }) => id !== member.scan_id)
  return [...others, member].toSorted((one, other) => ids.indexOf(one.scan_id) - ids.indexOf(other.scan_id))
}

export function withStandingOf(members: readonly Member[], id: string, standing: Standing): Member[] {
  return members.map((member) => (member.scan_id === id ? { ...member, standing } : member))
}

export const isCounting = ({ success, standing }: Pick<Verdict, 'success' | 'standing'>) =>
  success && standing === 'counts'
