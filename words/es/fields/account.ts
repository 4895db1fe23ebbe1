import type { account as english } from '../../en/fields/account.ts'
import { n } from '../format.ts'

type Most = { most: number }

const signIn = {
  password_required: 'La contraseña es obligatoria.',
  password_too_short: ({ least }: { least: number }) => `La contraseña debe tener como mínimo ${n(least)} caracteres.`,
  password_at_most: ({ most }: Most) => `La contraseña puede tener como máximo ${n(most)} caracteres.`,
  password_too_long: 'La contraseña es demasiado larga.',
  password_again: 'Repite la contraseña.',
  passwords_differ: 'Las contraseñas no coinciden.',
  password_first: 'Inicia sesión primero con tu contraseña.',
  second_code_required: 'El código es obligatorio.',
  second_code_too_long: 'El código es demasiado largo.',
  second_step_again: 'Empieza de nuevo.',
  passkey_unreadable: 'No se ha podido leer esta llave de acceso.',
  link_incomplete: 'Este enlace no está completo.',
}

const team = {
  role_needed: 'Elige un rol.',
  lists_needed: 'Elige al menos una lista para escanear.',
  lists_at_most: ({ most }: Most) => `Como máximo ${n(most)} listas.`,
  coming_role_needed: 'Elige qué pueden hacer esas personas.',
}

const mailchimp = {
  account_name_required: 'El nombre de la cuenta es obligatorio.',
  account_name_too_long: ({ most }: Most) => `El nombre de la cuenta puede tener como máximo ${n(most)} caracteres.`,
  account_active_needed: 'Indica si la cuenta está activa.',
  api_key_required: 'La clave API es obligatoria.',
  api_key_invalid: 'Esta no es una clave API de Mailchimp. Termina en un guion y el servidor, por ejemplo -us14.',
}

/** The person, the team, and Mailchimp accounts. */
export const account = {
  ...signIn,
  ...team,
  ...mailchimp,
  language_needed: 'Elige un idioma.',
} satisfies typeof english
