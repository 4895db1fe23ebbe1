import type { ProductWords } from '../../en/product/index.ts'

/** The preview of an email with a code. Its words are an example. */
export const email = {
  previewWidth: 'Scherm',
  previewLook: 'Thema',
  choices: { phone: 'Telefoon', desktop: 'Computer', light: 'Licht', dark: 'Donker' },
  /** After the greeting, for a guest without a name. */
  someone: 'gast',
  someonesEmail: 'contact@voorbeeld.nl',
  subject: 'Hier is je ticket',
  greeting: (name: string) => `Beste ${name},`,
  closing: 'Laat deze code bij de ingang zien, op je telefoon of op papier.',
  example: 'Alleen de code is hier echt. De tekst is een voorbeeld, niet je e-mail.',
  sampleOnly: 'Nog niemand op deze lijst heeft een code. Daarom staat er SAMPLE op de afbeelding.',
} satisfies ProductWords['email']
