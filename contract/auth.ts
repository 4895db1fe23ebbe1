import * as z from 'zod/mini'
import { languages } from '#domain/spoken.ts'
import { currentPassword, passkeyConfirmation, presentPassword, secondCode } from './confirmation.ts'
import { done, endpoint } from './endpoint.ts'
import { givenName } from './given-name.ts'
import { passwordLength } from './limits.ts'
import { says } from './says.ts'

export const email = z
  .string(says('email_required'))
  .check(
    z.trim(),
    z.minLength(1, says('email_required')),
    z.maxLength(254, says('email_too_long')),
    z.email(says('email_invalid')),
  )

const newPassword = z
  .string(says('password_required'))
  .check(
    z.minLength(passwordLength.min, says('password_too_short')),
    z.maxLength(passwordLength.max, says('password_at_most')),
  )

export const personName = givenName('name', 100)

const language = z.nullable(z.enum(languages, says('language_needed')))

export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Of the screens and letters. Null: the language of the browser. */
  language,
})
export type User = z.output<typeof user>

export const signedIn = z.object({ user, token: z.string(), message: z.string() })

export const secondWays = ['totp', 'recovery', 'passkey'] as const
export type SecondWay = (typeof secondWays)[number]

/**
 * The password was right, and a second step must follow. The ticket allows a code within 5 minutes. A passkey needs no
 * ticket, because it is a whole sign-in.
 */
const needsSecondStep = z.object({
  second_factor: z.object({ ticket: z.string(), ways: z.array(z.enum(secondWays)) }),
  message: z.string(),
})

/** A password is typed twice wherever one is chosen. */
const chosenPassword = {
  password: newPassword,
  password_confirmation: z.string(says('password_again')),
}
const isRepeated = z.refine<{ password: string; password_confirmation: string }>(
  (form) => form.password === form.password_confirmation,
  { path: ['password_confirmation'], message: says('passwords_differ') },
)

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary:
    "Creates an organiser's account and signs in. If the email has an account, its password signs in to that. May need an invitation.",
  body: z
    .strictObject({
      name: personName,
      email,
      ...chosenPassword,
      invitation: z.optional(z.string().check(z.maxLength(400))),
    })
    .check(isRepeated),
  answer: signedIn,
})

export const logIn = endpoint({
  method: 'POST',
  path: '/api/login',
  summary:
    'Signs in with email and password; the token goes into the Authorization header of later calls. With a second factor, the answer is a ticket for the second step.',
  body: z.strictObject({ email, password: presentPassword }),
  answer: z.union([signedIn, needsSecondStep]),
})

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in organiser. 401 when the token is not valid, or no longer.',
  answer: z.object({ user }),
})

export const changeUser = endpoint({
  method: 'PUT',
  path: '/api/user',
  summary: 'Changes the language in which the signed-in person reads screens and letters.',
  body: z.strictObject({ language }),
  answer: z.object({ user, message: z.string() }),
})

export const logOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session of this token.',
  answer: done,
})

const resetToken = z.string(says('link_incomplete')).check(z.maxLength(200))

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Mails a link to choose a new password. The answer does not show whether the email has an account.',
  body: z.strictObject({ email }),
  answer: done,
})

export const readReset = endpoint({
  method: 'POST',
  path: '/api/reset-password/read',
  summary:
    'The ways into the account beside the password, by the token from the mail. A reset ends those that are not kept.',
  body: z.strictObject({ token: resetToken }),
  answer: z.object({
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), created_at: z.string(), last_used_at: z.nullable(z.string()) }),
    ),
    /** The identity provider with which the account is linked; null without a link. */
    linked_with: z.nullable(z.string()),
    /** The second steps that sign-in asks for after the password, also after the reset. */
    ways: z.array(z.enum(secondWays)),
  }),
})

const waysIn = z.object({ passkeys: z.int(), is_linked: z.boolean() })

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  summary:
    'Chooses a new password with the token from the mail: once, within 30 minutes. Ends every session, and all passkeys and links that `keep` does not name.',
  body: z
    .strictObject({
      token: resetToken,
      ...chosenPassword,
      keep: z.optional(
        z.strictObject({
          passkeys: z.optional(z.array(z.uuid()).check(z.maxLength(100))),
          link: z.optional(z.boolean(says('yes_or_no'))),
        }),
      ),
    })
    .check(isRepeated),
  answer: z.object({ message: z.string(), ended: waysIn, left: waysIn, ways: z.array(z.enum(secondWays)) }),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/change-password',
  summary: 'Changes the password of the signed-in organiser. Ends their other sessions.',
  body: z
    .strictObject({
      current_password: currentPassword,
      ...chosenPassword,
      code: z.optional(secondCode),
      passkey: z.optional(passkeyConfirmation),
    })
    .check(isRepeated),
  answer: done,
})

export const session = z.object({
  id: z.string(),
  /** The browser's own description at sign-in (User-Agent). Empty if it sent none. */
  user_agent: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  /** The session of this request. */
  is_current: z.boolean(),
})
export type Session = z.output<typeof session>

export const allSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'The sessions of the organiser, the latest used first.',
  answer: z.object({ sessions: z.array(session) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  summary: "Ends one of the organiser's own sessions.",
  params: z.object({ sessionId: z.uuid() }),
  answer: done,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: "Signs out everywhere else: ends every session but the caller's.",
  answer: z.object({ message: z.string(), ended: z.int() }),
})
