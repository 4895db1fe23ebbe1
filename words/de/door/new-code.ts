import type { DoorWords } from '../../en/door/index.ts'

/** The code of a guest whom staff added. */
export const newCode = {
  code: (name: string) => `Der Code von ${name}`,
  photo:
    'Der Gast kann diesen Code jetzt fotografieren. Der Code öffnet die Seite des Gastes und gilt auch für später, falls der Gast wiederkommen darf.',
  done: 'Fertig',
} satisfies DoorWords['newCode']
