import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import type { Audience } from '../../mailchimp/audience.ts'
import * as store from './store.ts'

/**
 * Stops listening for changes of the list: removes our webhook from Mailchimp, if the list still exists, and disables
 * its address. No error if there was no webhook.
 */
export async function stopListening(
  services: Needs<'database'>,
  { teamId, listId }: { teamId: string; listId: string },
  audience: Pick<Audience, 'removeHook'> | undefined,
): Promise<void> {
  const hookId = await store.findHookId(services.database, teamId, listId)
  if (hookId && audience) await audience.removeHook(hookId)
  step('disable.hook-removed')
  await services.database.as({ team: teamId }, (tx) => store.forgetHook(tx, teamId, listId))
  step('disable.hook-forgotten')
}
