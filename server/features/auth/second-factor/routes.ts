import {
  beginTotp,
  confirmTotp,
  logInWithCode,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffTotp,
} from '#contract/second-factor.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import * as change from './change.ts'
import { finishSignIn } from './finish-sign-in.ts'
import * as setUp from './set-up.ts'

export function secondFactorRoutes(serve: Serve, services: Services): void {
  serve.signIn(logInWithCode, async ({ body, ip, userAgent, device: shown, rememberDevice }) => {
    const { device, ...signedIn } = await finishSignIn(services, body, { ip, userAgent, device: shown })
    rememberDevice(device)
    return { ...signedIn, message: 'Login successful!' }
  })

  serve.signedIn(readSecondFactor, async ({ person }) => {
    const { totpSince, recoveryCodesLeft, ways, hasPasskey } = await change.findSecondFactor(services, person)
    return {
      totp_since: totpSince?.toISOString() ?? null,
      recovery_codes_left: recoveryCodesLeft,
      ways,
      has_passkey: hasPasskey,
    }
  })

  serve.signedIn(beginTotp, ({ person, body }) => setUp.beginTotp(services, person, body))

  serve.signedIn(confirmTotp, async ({ person, body }) => ({
    recovery_codes: await setUp.confirmTotp(services, person, body),
    message: 'Signing in now needs a code from your app.',
  }))

  serve.signedIn(turnOffTotp, async ({ person, body }) => {
    await change.turnOff(services, person, body)
    return { message: 'The second step is off.' }
  })

  serve.signedIn(renewRecoveryCodes, async ({ person, body }) => ({
    recovery_codes: await change.renewRecoveryCodes(services, person, body),
    message: 'Your old recovery codes no longer work.',
  }))
}
