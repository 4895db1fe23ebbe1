import type { Needs } from '../../kernel/services.ts'
import { step } from '../../kernel/step.ts'
import type { Audience } from '../../mailchimp/audience.ts'
import * as store from './store.ts'

/**
 * From here on nobody listens for changes of the list: our webhook is taken out of Mailchimp, where the list is still there,
 * and its address leads nowhere. Quiet when nobody listened.
 */
export async function stopListening(
  services: Needs<'database'>,
  { personId, listId }: { personId: string; listId: string },
  audience: Pick<Audience, 'removeHook'> | undefined,
): Promise<void> {
  const hookId = await store.findHookId(services.database, personId, listId)
  if (hookId && audience) await audience.removeHook(hookId)
  step('disable.hook-removed')
  await services.database.as({ person: personId }, (tx) => store.forgetHook(tx, personId, listId))
  step('disable.hook-forgotten')
}
