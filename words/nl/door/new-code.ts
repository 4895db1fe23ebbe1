import type { DoorWords } from '../../en/door/index.ts'

/** The code of a guest whom staff added. */
export const newCode = {
  code: (name: string) => `De code van ${name}`,
  photo:
    'De gast kan nu een foto van deze code maken. De code opent de pagina van de gast, en werkt weer als de gast mag terugkomen.',
  done: 'Klaar',
} satisfies DoorWords['newCode']
