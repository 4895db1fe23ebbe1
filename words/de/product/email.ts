import type { ProductWords } from '../../en/product/index.ts'

/** The preview of an email with a code. Its words are an example. */
export const email = {
  previewWidth: 'Bildschirm',
  previewLook: 'Darstellung',
  choices: { phone: 'Handy', desktop: 'Computer', light: 'Hell', dark: 'Dunkel' },
  /** After the greeting, for a guest without a name. */
  someone: 'lieber Gast',
  someonesEmail: 'contact@example.com',
  subject: 'Hier ist Ihr Ticket',
  greeting: (name: string) => `Guten Tag, ${name}`,
  closing: 'Zeigen Sie diesen Code am Eingang, auf dem Handy oder auf Papier.',
  example: 'Nur der Code ist hier echt. Der Text ist ein Beispiel, nicht Ihre E-Mail.',
  sampleOnly: 'Noch niemand in dieser Liste hat einen Code, darum steht auf dem Bild SAMPLE.',
} satisfies ProductWords['email']
