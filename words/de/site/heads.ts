import type { SiteWords } from '../../en/site/index.ts'

/** What search engines and previews of links show. */
export const heads = {
  /** Descriptions for search engines. */
  landing:
    'Geben Sie jedem Kontakt Ihrer Mailchimp-Liste einen persönlichen QR-Code, verschicken Sie ihn per Kampagne und checken Sie Gäste mit jedem Handy ein. Kostenlos, keine Kreditkarte nötig.',
  guestList:
    'Ihre Mailchimp-Zielgruppe wird zur Gästeliste: ein persönlicher QR-Code in jeder Einladung, am Einlass mit dem Handy abgehakt. Kostenlos, keine Kreditkarte nötig.',
  coupons:
    'Ein persönlicher Gutschein für jeden Mailchimp-Kontakt: an der Kasse gescannt, so oft gültig, wie Sie es erlauben, in Ihrer Liste gezählt. Kostenlos, keine Kreditkarte nötig.',
  /** The picture of a shared link, in words, and its small text. */
  share: 'Ein Ticket mit QR-Code, eingecheckt, neben den Worten: Ihre Liste am Einlass.',
  shareLead: 'Ein eigener QR-Code für jeden Kontakt Ihrer Mailchimp-Liste, eingecheckt mit jedem Handy.',
} satisfies SiteWords['heads']
