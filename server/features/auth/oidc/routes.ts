import * as calls from '#contract/oidc.ts'
import type { Serve } from '../../../http/serve.ts'
import { said } from '../../../kernel/said.ts'
import type { Services, Needs } from '../../../services.ts'
import { beginOidc, requireIssuer } from './begin-oidc.ts'
import { signInByIssuer } from './finish-oidc.ts'
import { returnFromIssuer } from './return-from-issuer.ts'
import { giveTokensBack, takeTokens } from '../../../database/throttle.ts'
import { networkOf } from '../../../kernel/network.ts'
import { tooManyAttempts } from '../sign-in.ts'
import type { Person } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { type Confirmation, confirmPerson } from '../confirm-person.ts'
import { requireProvenEmail } from '../email-proof/proven.ts'
import { findSelf } from '../store.ts'
import { tellOfWay } from '../tell-way-changed.ts'
import * as store from './store.ts'

export function oidcRoutes(serve: Serve, services: Services): void {
  serve.signInStep(calls.beginOidc, async ({ browser }) => ({ url: await beginOidc(services, browser, null) }))

  serve.arrival({
    path: calls.oidcCallback,
    links: [
      { to: '/login', name: said('go_to_sign_in') },
      { to: '/app', name: said('go_to_dashboard') },
    ],
    receive({ parameter, browser, ip }) {
      const names = ['state', 'code', 'iss', 'error'].filter((name) => parameter(name) !== undefined)
      const returned = new URLSearchParams(names.map((name) => [name, parameter(name)!]))
      return limitReturns(services, ip, () => returnFromIssuer(services, returned, browser))
    },
  })

  serve.signInStep(calls.finishOidc, async ({ body, browser, ip, userAgent, language, rememberDevice }) => {
    const finish = () => signInByIssuer(services, body.ticket, { ip, userAgent, language, browser })
    const { device, ...signedIn } = await limitReturns(services, ip, finish)
    rememberDevice(device)
    const { name, signOutAddress } = requireIssuer(services)
    const url = await signOutAddress()
    return { ...signedIn, message: said('signed_in'), issuer_sign_out: url === undefined ? null : { name, url } }
  })

  serve.personalPage(calls.beginOidcLink, async ({ person, browser, body }) => ({
    url: await beginLink(services, person, { browser, confirmation: body }),
  }))

  serve.signedIn(calls.oidcLink, async ({ person }) => ({
    name: services.issuer?.name ?? null,
    is_linked: await isLinked(services, person),
  }))

  serve.signedIn(calls.removeOidcLink, async ({ person, body }) => {
    await removeLink(services, person, body)
    return { message: said('issuer_link_removed') }
  })
}

/**
 * Limits failed returns from the identity provider for each network, as with passwords. Each return with a made-up code costs a call of
 * the provider, which would throttle us all.
 */
async function limitReturns<T>({ database }: Needs<'database'>, ip: string, work: () => Promise<T>): Promise<T> {
  const buckets = [{ key: `oidc:${networkOf(ip)}`, capacity: 30, secondsEach: 60 }]
  if (!(await takeTokens(database, buckets))) throw tooManyAttempts()
  const done = await work()
  await giveTokensBack(database, buckets)
  return done
}

function isLinked({ database }: Needs<'database'>, person: Person): Promise<boolean> {
  return database.as({ person: person.id }, store.hasIdentity)
}

/** The issuer's page. A change of the password cancels the linking. */
async function beginLink(
  services: Needs<'database' | 'keys' | 'issuer' | 'publicUrl' | 'passwords'>,
  person: Person,
  { browser, confirmation }: { browser: string; confirmation: Confirmation },
): Promise<string> {
  requireIssuer(services)
  await requireProvenEmail(services, person)
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  const changedAt = await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    return (await findSelf(tx))?.password_changed_at?.getTime() ?? 0
  })
  return beginOidc(services, browser, { person: person.id, changedAt })
}

async function removeLink(
  services: Needs<'database' | 'keys' | 'issuer' | 'jobs' | 'publicUrl' | 'passwords'>,
  person: Person,
  confirmation: Confirmation,
): Promise<void> {
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    if (!(await store.removeIdentities(tx, person.id))) throw new Refusal('conflict', 'issuer_not_linked')
    await keepPersonalRecord(tx, person, 'oidc_unlinked', { details: { name: services.issuer?.name ?? '' } })
    await tellOfWay(services, tx, person.id, 'unlinked')
  })
}
