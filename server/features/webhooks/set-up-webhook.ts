import { randomUUID } from 'node:crypto'
import { withLease } from '../../database/lease.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import type { Audience } from '../../mailchimp/audience.ts'
import { withAccount } from '../accounts/open-account.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf, type List, refuseUnlessWorkable } from '../lists/find-list.ts'
import { codePlace, hookUrl, newProtectionCode, protectionHash, secretPlace } from './protection.ts'
import * as store from './store.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'publicUrl'>
type Place = { list: List; scope: store.ListScope }

/** From now on Listpass learns of the list's changes, by webhook or by polling. Safe to repeat. */
export async function setUpWebhook(
  services: NeededHere,
  team: Team,
  listKey: string,
  mode: 'webhook' | 'polling',
): Promise<void> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  refuseUnlessReady(list)
  const place = { list, scope: { team: team.id, list: list.id } }
  const lease = { name: `set-up-webhook:${list.id}`, holder: randomUUID(), seconds: 30 }
  const isMine = await withLease(services.database, lease, async () => {
    await withAccount(services, { id: list.accountId, teamId: team.id }, 'person', async (login) => {
      const audience = login.audience(list.mailchimpId)
      if (mode === 'webhook') await register(services, place, audience)
      else await unregister(services, place, audience)
    })
    await services.database.as(place.scope, async (tx) => {
      await store.startListening(tx, list.id, mode)
      await keepRecord(tx, team, 'webhook_set_up', { listId: list.id, details: { mode } })
    })
    step('hook.listened')
  })
  if (!isMine) throw new Refusal('conflict', 'webhook_being_set_up')
}

/** SPEC §4: the steps are sequential. A running generation suffices, because it reads every member. */
function refuseUnlessReady(list: List): void {
  if (list.fieldCount < 3) throw new Refusal('conflict', 'step_1_first')
  if (!list.codesGeneratedAt && !list.runningBatch) throw new Refusal('conflict', 'step_2_first')
}

async function register(services: NeededHere, { list, scope }: Place, audience: Audience): Promise<void> {
  const stored = await store.findListening(services.database, scope)
  const code = stored.sealedCode ? services.keys.open(stored.sealedCode, codePlace(list.id)) : newProtectionCode()
  const url = hookUrl(services.publicUrl, code)
  const hooks = await audience.hooks()
  const kept = hooks.find((hook) => hook.id === stored.hookId && hook.url === url)
  if (kept?.isSigned === false) await services.database.as(scope, (tx) => store.dropSecret(tx, list.id, kept.id))
  if (kept) return

  // Removes our webhook with another PUBLIC_URL, or from a set-up that failed before we got its secret.
  for (const { id } of hooks.filter((hook) => hook.id === stored.hookId || hook.url === url))
    await audience.removeHook(id)
  const sealed = services.keys.seal(code, codePlace(list.id))
  // The code is stored before Mailchimp gets the address, because it checks the address at once.
  await services.database.as(scope, (tx) => store.keepCode(tx, list.id, { hash: protectionHash(code), sealed }))
  step('hook.address-kept')
  const made = await addHook(audience, url).catch(async (error: unknown) => {
    if (!isRefused(error)) throw error
    await services.database.as(scope, (tx) => store.dropHook(tx, list.id))
    throw whyUnreachable(services.publicUrl, error)
  })
  step('hook.made')
  const sealedSecret = made.secret ? services.keys.seal(made.secret, secretPlace(list.id)) : null
  await services.database.as(scope, (tx) => store.keepHook(tx, list.id, { id: made.id, sealedSecret }))
  step('hook.kept')
}

/**
 * After a lost answer the call is repeated, and Mailchimp reports that the webhook exists. But it shows the secret only
 * once.
 */
async function addHook(audience: Audience, url: string): ReturnType<Audience['addHook']> {
  try {
    return await audience.addHook(url)
  } catch (error) {
    const twin = isRefused(error) ? (await audience.hooks()).find((hook) => hook.url === url) : undefined
    if (!twin) throw error
    await audience.removeHook(twin.id)
    return audience.addHook(url)
  }
}

function isRefused(error: unknown): error is MailchimpTrouble {
  return error instanceof MailchimpTrouble && error.kind === 'refused'
}

/** `errors.url` tells the page to offer polling every 10 minutes instead. */
function whyUnreachable(publicUrl: string, trouble: MailchimpTrouble): unknown {
  const words = trouble.fields.filter(({ field }) => field === 'url').map(({ message }) => message)
  if (words.length === 0) return trouble
  const more = { fields: { url: words }, details: words.join(' '), cause: trouble }
  return new Refusal('conflict', 'listpass_unreachable', { params: { address: publicUrl }, ...more })
}

async function unregister(services: NeededHere, { list, scope }: Place, audience: Audience): Promise<void> {
  const { hookId } = await store.findListening(services.database, scope)
  if (hookId) await audience.removeHook(hookId)
  await services.database.as(scope, (tx) => store.dropHook(tx, list.id))
}
