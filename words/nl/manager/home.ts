import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The frame of a list: its parts, and the occasion that they show. */
export const home = {
  parts: {
    tonight: 'Vanavond',
    guests: 'Gasten',
    doors: 'Deuren',
    email: 'E-mail',
    results: 'Resultaten',
    occasions: 'Onderdelen',
    settings: 'Instellingen',
  },
  partsLabel: 'Delen van deze lijst',
  more: 'Meer',
  guests: (guests: number) => count(guests, { one: '# gast', other: '# gasten' }),
  openScanner: 'Scanner openen',
  onlyEditors: 'Alleen bewerkers kunnen dit deel openen',
  onlyEditorsText: 'Je kunt Vanavond, Gasten en Resultaten zien. Een eigenaar van het team kan je rol wijzigen.',

  occasion: 'Onderdeel',
  occasionIs: 'Onderdeel:',
  allOccasions: 'Alle onderdelen',
  changeOccasions: 'Onderdelen toevoegen of wijzigen',
  addOccasion: 'Onderdeel toevoegen',
  ended: (moment: string) => `voorbij sinds ${moment}`,
} satisfies ManagerWords['home']
