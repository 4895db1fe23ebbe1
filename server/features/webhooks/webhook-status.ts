import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findListOf } from '../lists/find-list.ts'
import { codePlace, hookUrl } from './protection.ts'
import * as store from './store.ts'

export type Status = {
  mode: 'webhook' | 'polling' | null
  url: string | null
  code: string | null
  isGenerated: boolean
  /** When Mailchimp last reported a change, or was last polled. */
  heardAt: Date | null
}

export async function webhookStatusOf(
  services: Needs<'database' | 'keys' | 'publicUrl'>,
  team: Team,
  listKey: string,
): Promise<Status> {
  const list = await findListOf(services, team, listKey)
  const { mode, sealedCode, heardAt, polledAt } = await store.findListening(services.database, {
    team: team.id,
    list: list.id,
  })
  const code = mode === 'webhook' && sealedCode ? services.keys.open(sealedCode, codePlace(list.id)) : null
  return {
    mode,
    url: code && hookUrl(services.publicUrl, code),
    code,
    isGenerated: list.codesGeneratedAt !== null,
    heardAt: mode === 'polling' ? polledAt : heardAt,
  }
}
