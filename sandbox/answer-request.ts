import { answerAdmin } from './admin/answer-admin.ts'
import { answerCall } from './api/answer-call.ts'
import { ConnectionLost } from './api/problem.ts'
import type { Control } from './control.ts'
import { answerOauth } from './oauth/answer-oauth.ts'
import { answerPage } from './pages/answer-page.ts'
import type { Deliveries } from './webhooks/deliveries.ts'
import type { World } from './world.ts'

/** Every address of the sandbox: the API, with or without a data centre in front, sign-in, admin calls, pages. */
export function answerRequest(
  world: World,
  control: Control,
  deliveries: Deliveries,
  request: Request,
): Promise<Response> {
  const { pathname, hostname } = new URL(request.url)
  const api = /^(?:\/(us\d+))?\/3\.0(\/.*)?$/.exec(pathname)
  const isLogin = pathname.startsWith('/oauth2/')
  if (world.isDown && (api || isLogin)) return Promise.reject(new ConnectionLost('Mailchimp is down'))
  if (api) return answerCall(world, request, api[2] ?? '/', api[1] ?? dcOf(hostname))
  if (isLogin) return answerOauth(world, request)
  if (pathname.startsWith('/admin/')) return answerAdmin(world, control, deliveries, request)
  return answerPage(world, control, request)
}

function dcOf(hostname: string): string | undefined {
  return /^(us\d+)\.api\.mailchimp\.com$/.exec(hostname)?.[1]
}
