import type { ProductWords } from '../../en/product/index.ts'

/** Two teams with one Mailchimp account. */
export const sameAccount = {
  title: 'Een andere organisator gebruikt dit Mailchimp-account ook',
  detail:
    'Jullie tellen check-ins elk apart. Daarom laat één code een gast bij jouw deuren één keer binnen en bij die van de ander nog een keer. Als een van jullie een lijst uitschakelt, verliezen jullie allebei de QR-velden ervan. Op de pagina van de lijst kun je vragen om van de twee één lijst te maken, of apart blijven.',
} satisfies ProductWords['sameAccount']
