import { currentUser, logIn, logOut, register } from '#contract/auth.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../kernel/services.ts'
import { registerPerson } from './register.ts'
import { signIn } from './sign-in.ts'
import { removeSession } from './store.ts'

export function authRoutes(serve: Serve, services: Services): void {
  serve.anyone(register, async ({ body, ip, userAgent }) => {
    const signedIn = await registerPerson(services, body, { ip, userAgent })
    return { ...signedIn, message: 'Registration successful!' }
  })

  serve.anyone(logIn, async ({ body, ip, userAgent }) => {
    const signedIn = await signIn(services, body, { ip, userAgent })
    return { ...signedIn, message: 'Login successful!' }
  })

  serve.signedIn(currentUser, async ({ person }) => ({
    user: { id: person.id, name: person.name, email: person.email },
  }))

  serve.signedIn(logOut, async ({ person }) => {
    await removeSession(services.database, person.id, person.sessionId)
    return { message: 'You are signed out.' }
  })
}
