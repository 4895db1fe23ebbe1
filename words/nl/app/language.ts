import type { AppWords } from '../../en/app/index.ts'

/** The choice of a person's language. */
export const language = {
  title: 'Taal',
  label: 'Taal van je schermen en e-mails',
  asBrowser: (name: string) => `Zoals in de browser (${name})`,
  hint: 'Deuren hebben een eigen taalkeuze. Gasten lezen alles in de taal van hun telefoon.',
  failed: 'De taal kon niet worden gewijzigd.',
  lost: 'De taal kon niet worden gewijzigd. Controleer de verbinding en probeer het opnieuw.',
  close: 'Sluiten',
} satisfies AppWords['language']
