import type { SiteWords } from '../../en/site/index.ts'

/** What search engines and previews of links show. */
export const heads = {
  /** Descriptions for search engines. */
  landing:
    'Dê a cada contato da sua lista do Mailchimp um código QR pessoal, envie em uma campanha e libere a entrada com qualquer celular. Grátis, sem cartão.',
  guestList:
    'Seu público do Mailchimp vira a lista de convidados: um código QR pessoal em cada convite, conferido na porta com um celular. Grátis, sem cartão.',
  coupons:
    'Um cupom pessoal para cada contato do Mailchimp: escaneado no caixa, usado quantas vezes você permitir, contado na sua lista. Grátis, sem cartão.',
  /** The picture of a shared link, in words, and its small text. */
  share: 'Um ingresso com um código QR, entrada liberada, ao lado das palavras: Sua lista, na porta.',
  shareLead: 'Um código QR próprio para cada contato da sua lista do Mailchimp, escaneado com qualquer celular.',
} satisfies SiteWords['heads']
