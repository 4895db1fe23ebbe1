import * as calls from '#contract/passkeys.ts'
import { signInWays } from '#contract/sign-in-ways.ts'
import type { Serve } from '../../../http/serve.ts'
import { said, say } from '../../../kernel/said.ts'
import type { Services, Needs } from '../../../services.ts'
import { beginAdding, finishAdding } from './add-passkey.ts'
import { beginConfirmation } from './confirm-by-passkey.ts'
import { beginPasskeySignIn, signInByPasskey } from './passkey-sign-in.ts'
import { relyingPartyOf } from './relying-party.ts'
import { findPasskeys } from './store.ts'
import type { Person } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { type Confirmation, confirmPerson } from '../confirm-person.ts'
import { weakenSessions } from '../second-factor/store.ts'
import { holdPerson } from '../store.ts'
import { tellOfWay } from '../tell-way-changed.ts'
import * as store from './store.ts'

export function passkeyRoutes(serve: Serve, services: Services): void {
  const here = relyingPartyOf(services.publicUrl)
  ownRoutes(serve, services, here)
  serve.anyone(signInWays, ({ language }) => {
    const oidc = services.issuer ? { name: services.issuer.name } : null
    return Promise.resolve({ passkeys: { why_not: here.whyNot && say(language, here.whyNot) }, oidc })
  })

  serve.signInStep(calls.beginPasskeySignIn, ({ browser }) => Promise.resolve(beginPasskeySignIn(services, browser)))

  serve.signInStep(calls.passkeySignIn, async ({ body, browser, ip, userAgent, language, rememberDevice }) => {
    const { device, ...signedIn } = await signInByPasskey(services, body, { ip, userAgent, language, browser })
    rememberDevice(device)
    return { ...signedIn, message: said('signed_in') }
  })
}

function ownRoutes(serve: Serve, services: Services, here: ReturnType<typeof relyingPartyOf>): void {
  serve.signedIn(calls.allPasskeys, async ({ person, language }) => {
    const found = await services.database.as({ person: person.id }, findPasskeys)
    return {
      passkeys: found.map((each) => ({
        id: each.id,
        name: each.name,
        created_at: each.created_at.toISOString(),
        last_used_at: each.last_used_at?.toISOString() ?? null,
        for_host: each.rp_id === here.id ? null : each.rp_id,
        needs_password: each.needs_password,
      })),
      why_not: here.whyNot && say(language, here.whyNot),
    }
  })

  serve.signedIn(calls.beginPasskey, ({ person, body }) => beginAdding(services, person, body))

  serve.signedIn(calls.beginPasskeyConfirmation, ({ person }) => beginConfirmation(services, person))

  serve.signedIn(calls.addPasskey, async ({ person, body }) => {
    const { id, name, createdAt } = await finishAdding(services, person, body)
    const fresh = { last_used_at: null, for_host: null, needs_password: false }
    const passkey = { id, name, created_at: createdAt.toISOString(), ...fresh }
    return { passkey, message: said('passkey_added') }
  })

  serve.signedIn(calls.renamePasskey, async ({ person, params, body }) => {
    await renamePasskey(services, person, params.passkeyId, body.name)
    return { message: said('passkey_renamed') }
  })

  serve.signedIn(calls.removePasskey, async ({ person, params, body }) => {
    await removePasskey(services, person, params.passkeyId, body)
    return { message: said('passkey_removed') }
  })
}

async function renamePasskey({ database }: Needs<'database'>, person: Person, id: string, name: string): Promise<void> {
  await database.as({ person: person.id }, async (tx) => {
    if (!(await holdPerson(tx, person.id)) || !(await store.renamePasskey(tx, id, name))) throw notFound()
    await keepPersonalRecord(tx, person, 'passkey_renamed', { details: { passkey: id, name } })
  })
}

/** Once a person has no passkey left, sessions that a passkey began count as begun with the password alone. */
async function removePasskey(
  services: Needs<'database' | 'keys' | 'publicUrl' | 'jobs' | 'passwords'>,
  person: Person,
  id: string,
  confirmation: Confirmation,
): Promise<void> {
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    const name = await store.removePasskey(tx, id)
    if (name === undefined) throw notFound()
    if ((await store.findPasskeys(tx)).length === 0) await weakenSessions(tx, person.id, ['passkey'])
    await keepPersonalRecord(tx, person, 'passkey_removed', { details: { passkey: id, name } })
    await tellOfWay(services, tx, person.id, 'passkey-removed')
  })
}

function notFound(): Refusal {
  return new Refusal('not_found', 'passkey_not_found')
}
