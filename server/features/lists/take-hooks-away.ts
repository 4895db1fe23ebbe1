import * as store from './store.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { eachAtOnce } from '../../kernel/each-at-once.ts'
import type { Needs } from '../../services.ts'
import { withAccount } from '../accounts/open-account.ts'
import { step } from '../../kernel/step.ts'
import type { Audience } from '../../mailchimp/audience.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'log'>

/** The longest that a deletion waits for Mailchimp. */
const patienceMs = 5000

/** Simultaneous calls, out of a login's 8 slots. */
const callsAtOnce = 4

/**
 * Removes our webhooks from Mailchimp before their account or all of a person's accounts are deleted. Stops when a
 * person would wait too long. A leftover webhook calls an address that no longer exists, and Mailchimp gives up on it.
 */
export async function takeHooksAway(
  services: NeededHere,
  team: { id: string },
  accountId: string | undefined,
  longestMs = patienceMs,
): Promise<void> {
  const hooks = await store.findHooks(services.database, team.id, accountId)
  if (hooks.length === 0) return
  const isOver = new AbortController()
  const taken = eachAtOnce(hooks, callsAtOnce, async (hook) => {
    if (!isOver.signal.aborted) await takeAway(services, team, hook)
  })
  const waiting = pause(longestMs, undefined, { signal: isOver.signal }).catch(() => {})
  await Promise.race([taken, waiting])
  isOver.abort()
}

async function takeAway(
  services: NeededHere,
  team: { id: string },
  { accountId, mailchimpId, hookId }: store.Hook,
): Promise<void> {
  try {
    await withAccount(services, { id: accountId, teamId: team.id }, 'person', (login) =>
      login.audience(mailchimpId).removeHook(hookId),
    )
  } catch (error) {
    services.log.info({ err: error, account: accountId }, 'a webhook could not be taken out of Mailchimp')
  }
}

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
