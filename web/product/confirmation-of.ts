import type { BodyOf } from '#contract/endpoint.ts'
import type { turnOffTotp } from '#contract/second-factor.ts'
import { DeviceSaidNo } from '../api/declined.ts'
import { textOf } from '../api/use-form-call.ts'
import { words } from '../words/product.ts'

export type Confirmation = BodyOf<typeof turnOffTotp>

/** The name of a hidden field that asks for a passkey when the form is sent. */
export const withPasskey = 'with_passkey'

/** Reads the answers to `ConfirmFields`. Asks the device if a passkey was chosen. */
export async function confirmationOf(form: FormData): Promise<Confirmation> {
  const second = await secondStepOf(form)
  return second.passkey ? second : { password: textOf(form, 'password'), ...second }
}

/** Reads the answers to `SecondStepFields`, beside a password. */
export async function secondStepOf(form: FormData): Promise<Pick<Confirmation, 'code' | 'passkey'>> {
  if (form.has(withPasskey)) return { passkey: await askDevice() }
  const code = textOf(form, 'code')
  return code ? { code } : {}
}

async function askDevice() {
  const { signConfirmation, endOf } = await import('./passkey-device.ts')
  try {
    return await signConfirmation()
  } catch (error) {
    if (endOf(error) === undefined) throw error
    throw new DeviceSaidNo(words.confirm.passkeyNotUsed, error)
  }
}
