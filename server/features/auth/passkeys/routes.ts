import * as calls from '#contract/passkeys.ts'
import { signInWays } from '#contract/sign-in-ways.ts'
import type { Serve } from '../../../http/serve.ts'
import { said, say } from '../../../kernel/said.ts'
import type { Services } from '../../../services.ts'
import { beginAdding, finishAdding } from './add-passkey.ts'
import { removePasskey, renamePasskey } from './change-passkey.ts'
import { beginConfirmation } from './confirm-by-passkey.ts'
import { beginPasskeySignIn, signInByPasskey } from './passkey-sign-in.ts'
import { relyingPartyOf } from './relying-party.ts'
import { findPasskeys } from './store.ts'

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
      })),
      why_not: here.whyNot && say(language, here.whyNot),
    }
  })

  serve.signedIn(calls.beginPasskey, ({ person, body }) => beginAdding(services, person, body))

  serve.signedIn(calls.beginPasskeyConfirmation, ({ person }) => beginConfirmation(services, person))

  serve.signedIn(calls.addPasskey, async ({ person, body }) => {
    const { id, name, createdAt } = await finishAdding(services, person, body)
    const passkey = { id, name, created_at: createdAt.toISOString(), last_used_at: null, for_host: null }
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
