import type { ProductWords } from '../../en/product/index.ts'

/** The preview of an email with a code. Its words are an example. */
export const email = {
  previewWidth: 'Écran',
  previewLook: 'Thème',
  choices: { phone: 'Téléphone', desktop: 'Ordinateur', light: 'Clair', dark: 'Sombre' },
  /** After the greeting, for a guest without a name. */
  someone: 'à vous',
  someonesEmail: 'contact@example.com',
  subject: 'Votre billet est arrivé',
  greeting: (name: string) => `Bonjour ${name},`,
  closing: 'Présentez ce code à l’entrée, sur votre téléphone ou sur papier.',
  example: 'Seul le code est réel ici. Le texte est un exemple, et non votre e-mail.',
  sampleOnly: 'Personne n’a encore de code dans cette liste\u{202f}: l’image affiche donc SAMPLE.',
} satisfies ProductWords['email']
