// The codes of an authenticator app, for tests and stories.
import { totpOf } from '../features/auth/second-factor/totp.ts'

type App = { secret: string }

/** The app's present code, or the code some steps of 30 seconds later. */
export function codeOf({ secret }: App, steps = 0): string {
  return totpOf(secret).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Six digits that are wrong now and for the next minutes. */
export function wrongCodeOf(app: App): string {
  const right = new Set([-2, -1, 0, 1, 2, 3, 4, 5, 6].map((steps) => codeOf(app, steps)))
  for (let number = 0; ; number++) {
    const code = String(number).padStart(6, '0')
    if (!right.has(code)) return code
  }
}
