import type { AppWords } from '../../en/app/index.ts'

/** The choice of a person's language. */
export const language = {
  title: 'Langue',
  label: 'Langue de vos pages et de vos e-mails',
  asBrowser: (name: string) => `Celle du navigateur (${name})`,
  hint: 'Les entrées ont leur propre choix. Les invités lisent tout dans la langue de leur téléphone.',
  failed: 'La langue n’a pas pu être changée.',
  lost: 'La langue n’a pas pu être changée. Vérifiez la connexion et réessayez.',
  close: 'Fermer',
} satisfies AppWords['language']
