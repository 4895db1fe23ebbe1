import { hideCodes } from '#domain/code.ts'
import { mayAs } from '#domain/role.ts'
import { oneLine } from '#domain/user-text.ts'
import type { Team } from '../../kernel/team.ts'

/** Whether this member gets codes. A viewer gets none, also where a mail or a finding quotes one. */
export function seesCodes({ member }: Required<Team>): boolean {
  return mayAs(member.role, 'editor')
}

/** A text of Mailchimp, or one that quotes a draft, as this member may read it. */
export function textSeenBy(team: Required<Team>): (text: string) => string {
  return seesCodes(team) ? oneLine : (text) => hideCodes(oneLine(text))
}
