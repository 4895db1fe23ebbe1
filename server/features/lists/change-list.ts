import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from './find-list.ts'
import * as store from './settings-store.ts'

/** Changes the given settings and leaves the rest. The maximum applies to contacts that join from now on. */
export async function changeList(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  settings: store.Settings,
): Promise<void> {
  const list = await findListOf(services, team, listKey)
  if (settings.isScanningOn === true && list.codesGeneratedAt === null) {
    throw new Refusal('conflict', 'no_codes_yet')
  }
  await services.database.as({ team: team.id }, async (tx) => {
    await store.changeSettings(tx, team.id, list.id, settings)
    await keepRecord(tx, team, 'list_changed', { listId: list.id, details: described(settings) })
  })
}

function described(settings: store.Settings) {
  const { isScanningOn, admitsRemoved, defaultMax, colourRules, party, consentWords, mailsWalkIns } = settings
  return {
    ...(isScanningOn !== undefined && { scanning: isScanningOn }),
    ...(admitsRemoved !== undefined && { admit_removed: admitsRemoved }),
    ...(defaultMax !== undefined && { default_max: defaultMax }),
    ...(party !== undefined && { party }),
    ...(consentWords !== undefined && { consent: consentWords ?? '' }),
    ...(mailsWalkIns !== undefined && { mails_walk_ins: mailsWalkIns }),
    ...(colourRules !== undefined && { colours: colourRules?.length ?? 'built-in' }),
  }
}
