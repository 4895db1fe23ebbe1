import type { SiteWords } from '../../en/site/index.ts'

/** What search engines and previews of links show. */
export const heads = {
  /** Descriptions for search engines. */
  landing:
    'Dale a cada contacto de tu lista de Mailchimp un código QR personal, envíalo en una campaña y valida las entradas con cualquier móvil. Gratis, sin tarjeta.',
  guestList:
    'Tu público de Mailchimp se convierte en la lista de invitados: un código QR personal en cada invitación, que se valida en la puerta con un móvil. Gratis, sin tarjeta.',
  coupons:
    'Un cupón personal para cada contacto de Mailchimp: se escanea en la caja, vale las veces que permitas y se cuenta en tu lista. Gratis, sin tarjeta.',
  /** The picture of a shared link, in words, and its small text. */
  share: 'Una entrada con un código QR, ya validada, junto a las palabras: Tu lista, en la puerta.',
  shareLead: 'Un código QR propio para cada contacto de tu lista de Mailchimp, validado con cualquier móvil.',
} satisfies SiteWords['heads']
