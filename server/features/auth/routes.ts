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
  resetPassword,
  type User,
} from '#contract/auth.ts'
import { recentSignIns } from '#contract/sign-ins.ts'
import type { Language } from '#domain/spoken.ts'
import type { Serve } from '../../http/serve.ts'
import type { Person } from '../../kernel/person.ts'
import { said } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { changeOwnPassword } from './change-password.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { changeLanguage, findLanguage } from './own-language.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { registerPerson } from './register.ts'
import { askForLink } from './reset/ask-for-link.ts'
import { resetByLink } from './reset/reset-password.ts'
import * as sessions from './sessions.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { signIn } from './sign-in.ts'
import { findRecentSignIns } from './sign-ins/recent.ts'

export function authRoutes(serve: Serve, services: Services): void {
  signInRoutes(serve, services)
  passwordRoutes(serve, services)
  sessionRoutes(serve, services)
  secondFactorRoutes(serve, services)
  passkeyRoutes(serve, services)
  oidcRoutes(serve, services)
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

  serve.signIn(resetPassword, async ({ body, ip, rememberDevice }) => {
    rememberDevice(await resetByLink(services, body, ip))
    return { message: said('password_updated') }
  })

  serve.signedIn(changePassword, async ({ person, body }) => {
    const { current_password: currentPassword, password, code, passkey } = body
    await changeOwnPassword(services, person, { currentPassword, password, code, passkey })
    return { message: said('password_updated') }
  })
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
