import type { account as english } from '../../en/fields/account.ts'
import { n } from '../format.ts'

type Most = { most: number }

const signIn = {
  password_required: 'A senha é obrigatória.',
  password_too_short: ({ least }: { least: number }) => `A senha deve ter no mínimo ${n(least)} caracteres.`,
  password_at_most: ({ most }: Most) => `A senha pode ter no máximo ${n(most)} caracteres.`,
  password_too_long: 'A senha é longa demais.',
  password_again: 'Repita a senha.',
  passwords_differ: 'As senhas não coincidem.',
  password_first: 'Primeiro entre com sua senha.',
  second_code_required: 'O código é obrigatório.',
  second_code_too_long: 'O código é longo demais.',
  second_step_again: 'Comece de novo.',
  passkey_unreadable: 'Não foi possível ler esta chave de acesso.',
  link_incomplete: 'Este link está incompleto.',
}

const team = {
  role_needed: 'Escolha uma função.',
  lists_needed: 'Escolha pelo menos uma lista para escanear.',
  lists_at_most: ({ most }: Most) => `No máximo ${n(most)} listas.`,
  coming_role_needed: 'Escolha o que essas pessoas podem fazer.',
}

const mailchimp = {
  account_name_required: 'O nome da conta é obrigatório.',
  account_name_too_long: ({ most }: Most) => `O nome da conta pode ter no máximo ${n(most)} caracteres.`,
  account_active_needed: 'Informe se a conta está ativa.',
  api_key_required: 'A chave de API é obrigatória.',
  api_key_invalid: 'Esta não é uma chave de API do Mailchimp. Ela termina com um hífen e o servidor, como -us14.',
}

/** The person, the team, and Mailchimp accounts. */
export const account = {
  ...signIn,
  ...team,
  ...mailchimp,
  language_needed: 'Escolha um idioma.',
} satisfies typeof english
