import * as calls from '#contract/oidc.ts'
import type { Serve } from '../../../http/serve.ts'
import { said } from '../../../kernel/said.ts'
import type { Services } from '../../../services.ts'
import { beginOidc, requireIssuer } from './begin-oidc.ts'
import { signInByIssuer } from './finish-oidc.ts'
import { limitReturns } from './limit-returns.ts'
import { beginLink, isLinked, removeLink } from './own-link.ts'
import { returnFromIssuer } from './return-from-issuer.ts'

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
