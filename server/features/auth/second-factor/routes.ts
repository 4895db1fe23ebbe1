import {
  beginTotp,
  confirmTotp,
  logInWithCode,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffTotp,
} from '#contract/second-factor.ts'
import type { Serve } from '../../../http/serve.ts'
import { said } from '../../../kernel/said.ts'
import type { Services } from '../../../services.ts'
import * as change from './change.ts'
import { finishSignIn } from './finish-sign-in.ts'
import * as setUp from './set-up.ts'

export function secondFactorRoutes(serve: Serve, services: Services): void {
  serve.signIn(logInWithCode, async ({ body, ip, userAgent, language, device: shown, rememberDevice }) => {
    const { device, ...signedIn } = await finishSignIn(services, body, { ip, userAgent, language, device: shown })
    rememberDevice(device)
    return { ...signedIn, message: said('signed_in') }
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
    message: said('second_step_turned_on'),
  }))

  serve.signedIn(turnOffTotp, async ({ person, body }) => {
    await change.turnOff(services, person, body)
    return { message: said('second_step_turned_off') }
  })

  serve.signedIn(renewRecoveryCodes, async ({ person, body }) => ({
    recovery_codes: await change.renewRecoveryCodes(services, person, body),
    message: said('recovery_codes_renewed'),
  }))
}
