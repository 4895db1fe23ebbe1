import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { passwordLength } from './limits.ts'

/** Control characters have no place in a name or an address, and would break a mail header. */
// oxlint-disable-next-line no-control-regex
const oneLine = z.regex(/^[^\u0000-\u001f\u007f]*$/, 'Please leave out line breaks and control characters.')

export const email = z
  .string('The email is required.')
  .check(
    z.trim(),
    z.minLength(1, 'The email is required.'),
    z.maxLength(254, 'The email may have at most 254 characters.'),
    z.email('Please enter a valid email address.'),
  )

const newPassword = z
  .string('The password is required.')
  .check(
    z.minLength(passwordLength.min, `The password must have at least ${passwordLength.min} characters.`),
    z.maxLength(passwordLength.max, `The password may have at most ${passwordLength.max} characters.`),
  )

export const personName = z
  .string('The name is required.')
  .check(
    z.trim(),
    z.minLength(1, 'The name is required.'),
    z.maxLength(100, 'The name may have at most 100 characters.'),
    oneLine,
  )

export const user = z.object({ id: z.string(), name: z.string(), email: z.string() })
export type User = z.output<typeof user>

const signedIn = z.object({ user, token: z.string(), message: z.string() })

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Makes an account for an organiser and signs in.',
  body: z
    .strictObject({
      name: personName,
      email,
      password: newPassword,
      password_confirmation: z.string('Please repeat the password.'),
    })
    .check(
      z.refine((form) => form.password === form.password_confirmation, {
        path: ['password_confirmation'],
        message: 'The passwords do not match.',
      }),
    ),
  answer: signedIn,
})

export const logIn = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Signs in with email and password; the token goes into the Authorization header of later calls.',
  body: z.strictObject({
    email,
    password: z
      .string('The password is required.')
      .check(z.minLength(1, 'The password is required.'), z.maxLength(passwordLength.max, 'The password is too long.')),
  }),
  answer: signedIn,
})

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'Who is signed in. 401 when the token is not, or no longer, valid.',
  answer: z.object({ user }),
})

export const logOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session of this token.',
  answer: z.object({ message: z.string() }),
})
