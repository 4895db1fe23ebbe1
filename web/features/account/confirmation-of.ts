import { textOf } from '../../api/use-form-call.ts'

/** The values of the fields of `ConfirmFields`. */
export function confirmationOf(form: FormData): { password: string; code?: string } {
  const code = textOf(form, 'code')
  return { password: textOf(form, 'password'), ...(code && { code }) }
}
