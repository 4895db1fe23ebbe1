import {
  allSessions,
  changePassword,
  changeUser,
  currentUser,
  endOtherSessions,
  endSession,
  forgotPassword,
  logIn,
  logOut,
  register,
  readReset,
  resetPassword,
  type User,
} from '#contract/auth.ts'
import { recentSignIns } from '#contract/sign-ins.ts'
import type { Language } from '#domain/spoken.ts'
import type { Serve } from '../../http/serve.ts'
import type { Person } from '../../kernel/team.ts'
import { said } from '../../kernel/said.ts'
import type { Services, Needs } from '../../services.ts'
import { changeOwnPassword } from './change-password.ts'
import { emailProofRoutes } from './email-proof/routes.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { changeLanguage, findLanguage } from './own-language.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { registerPerson } from './register.ts'
import { readWaysIn, resetByLink } from './reset/reset-password.ts'
import type { WaysIn } from './reset/ways-in.ts'
import * as sessions from './sessions.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { signIn } from './sign-in.ts'
import { findSignIns } from './sign-ins/store.ts'
import { takeTokens } from '../../database/throttle.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashOfEmail } from './email-key.ts'
import { sendResetLink } from './jobs.ts'
import { networkOf } from '../../kernel/network.ts'
import { newToken } from './token.ts'
import { sealLink } from './reset/sealed-link.ts'
import * as store from './reset/store.ts'

export function authRoutes(serve: Serve, services: Services): void {
  signInRoutes(serve, services)
  passwordRoutes(serve, services)
  sessionRoutes(serve, services)
  secondFactorRoutes(serve, services)
  passkeyRoutes(serve, services)
  oidcRoutes(serve, services)
  emailProofRoutes(serve, services)
}

function signInRoutes(serve: Serve, services: Services): void {
  serve.signIn(register, async ({ body, ip, userAgent, language, rememberDevice }) => {
    const { device, ...signedIn } = await registerPerson(services, body, { ip, userAgent, language })
    rememberDevice(device)
    return { ...signedIn, message: said('registered') }
  })

  serve.signIn(logIn, async ({ body, ip, userAgent, language, isGone, device: shown, rememberDevice }) => {
    const begun = await signIn(services, body, { ip, userAgent, language, isGone, device: shown })
    if ('ticket' in begun) return { second_factor: begun, message: said('code_to_finish') }
    const { device, ...signedIn } = begun
    rememberDevice(device)
    return { ...signedIn, message: said('signed_in') }
  })

  serve.signedIn(currentUser, async ({ person }) => ({
    user: wireUser(person, await findLanguage(services, person)),
  }))

  serve.signedIn(changeUser, async ({ person, body: { language } }) => {
    await changeLanguage(services, person, language)
    return { user: wireUser(person, language), message: said('language_changed') }
  })

  serve.signedIn(logOut, async ({ person }) => {
    await sessions.signOut(services, person)
    return { message: said('signed_out') }
  })
}

function wireUser({ id, name, email }: Person, language: Language | null): User {
  return { id, name, email, language }
}

function passwordRoutes(serve: Serve, services: Services): void {
  serve.anyone(forgotPassword, async ({ body, ip }) => {
    await askForLink(services, body.email, ip)
    return { message: said('reset_link_sent') }
  })

  serve.anyone(readReset, async ({ body, ip }) => {
    const { passkeys, isLinked, ways } = await readWaysIn(services, body.token, ip)
    const wired = passkeys.map(({ id, name, created_at: made, last_used_at: used }) => ({
      id,
      name,
      created_at: made.toISOString(),
      last_used_at: used?.toISOString() ?? null,
    }))
    return { passkeys: wired, linked_with: isLinked ? (services.issuer?.name ?? '') : null, ways }
  })

  serve.signIn(resetPassword, async ({ body, ip, rememberDevice }) => {
    const { token, password, keep } = body
    const kept = { passkeyIds: keep?.passkeys ?? [], isLink: keep?.link ?? false }
    const { device, ended, left, ways } = await resetByLink(services, { token, password, kept }, ip)
    rememberDevice(device)
    return { message: said('password_updated'), ended: wireWays(ended), left: wireWays(left), ways }
  })

  serve.signedIn(changePassword, async ({ person, body }) => {
    const { current_password: currentPassword, password, code, passkey } = body
    await changeOwnPassword(services, person, { currentPassword, password, code, passkey })
    return { message: said('password_updated') }
  })
}

function wireWays({ passkeys, isLinked }: WaysIn) {
  return { passkeys, is_linked: isLinked }
}

function sessionRoutes(serve: Serve, services: Services): void {
  serve.signedIn(allSessions, async ({ person }) => ({
    sessions: (await sessions.findSessions(services, person)).map((session) => ({
      id: session.id,
      user_agent: session.user_agent ?? '',
      created_at: session.created_at.toISOString(),
      last_used_at: session.last_used_at.toISOString(),
      is_current: session.id === person.sessionId,
    })),
  }))

  serve.signedIn(recentSignIns, async ({ person }) => ({
    sign_ins: (await findRecentSignIns(services, person)).map((signIn) => ({
      id: signIn.id,
      at: signIn.at.toISOString(),
      user_agent: signIn.user_agent ?? '',
      way: signIn.way,
      is_new_device: signIn.is_new_device,
      is_current: signIn.id === person.sessionId,
    })),
  }))

  serve.signedIn(endSession, async ({ person, params }) => {
    await sessions.endSession(services, person, params.sessionId)
    return { message: said('session_ended') }
  })

  serve.signedIn(endOtherSessions, async ({ person }) => {
    const ended = await sessions.endOtherSessions(services, person)
    return {
      message: said(ended === 0 ? 'signed_in_only_here' : 'signed_out_elsewhere'),
      ended,
    }
  })
}

function findRecentSignIns(services: Needs<'database'>, person: Person) {
  return services.database.as({ person: person.id }, (tx) => findSignIns(tx, person.id))
}

/**
 * Does the same work for every email, so the same answer takes the same time; the job looks the account up. Too many requests
 * send no further mail, and the answer does not reveal that either.
 */
async function askForLink(services: Needs<'database' | 'keys' | 'jobs'>, email: string, ip: string): Promise<void> {
  const perAddress = { key: `forgot:${networkOf(ip)}`, capacity: 20, secondsEach: 60 }
  if (!(await takeTokens(services.database, [perAddress]))) {
    throw new Refusal('too_many', 'too_many_requests_from_here')
  }
  // Three, and then one an hour: never more than three within an hour.
  const perEmail = { key: `forgot:${hashOfEmail(email)}`, capacity: 3, secondsEach: 3600 }
  if (!(await takeTokens(services.database, [perEmail]))) return
  const now = services.database.now()
  const { id, token } = newToken(now)
  const job = { resetId: id, askedAt: now.getTime(), box: sealLink(services.keys, id, { email, token }) }
  await store.withoutPerson(services.database, (tx) => services.jobs.enqueue(tx, sendResetLink, job))
}
