import type { ProductWords } from '../../en/product/index.ts'

/** Two teams with one Mailchimp account. */
export const sameAccount = {
  title: 'Outra organização também usa esta conta do Mailchimp',
  detail:
    'Cada uma conta as entradas em separado, então um código libera um convidado uma vez nas suas portas e uma vez nas portas dela. Se uma desativar uma lista, as duas perdem os campos QR dela. Na página da lista, você pode pedir para unir as duas listas em uma só ou manter a sua separada.',
} satisfies ProductWords['sameAccount']
