import { textOf } from '../api/use-form-call.ts'

/** What `ConfirmFields` asked for. */
export function confirmationOf(form: FormData): { password: string; code?: string } {
  const code = textOf(form, 'code')
  return { password: textOf(form, 'password'), ...(code && { code }) }
}
