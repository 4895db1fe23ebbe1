import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The frame of a list: its parts, and the occasion that they show. */
export const home = {
  parts: {
    tonight: 'Heute',
    guests: 'Gäste',
    doors: 'Einlässe',
    email: 'E-Mail',
    results: 'Ergebnisse',
    occasions: 'Anlässe',
    settings: 'Einstellungen',
  },
  partsLabel: 'Teile dieser Liste',
  more: 'Mehr',
  guests: (guests: number) => count(guests, { one: '# Gast', other: '# Gäste' }),
  openScanner: 'Scanner öffnen',
  onlyEditors: 'Diesen Teil können nur Bearbeiter öffnen',
  onlyEditorsText: 'Sie können „Heute“, „Gäste“ und „Ergebnisse“ sehen. Ein Inhaber des Teams kann Ihre Rolle ändern.',

  occasion: 'Anlass',
  occasionIs: 'Anlass:',
  allOccasions: 'Alle Anlässe',
  changeOccasions: 'Anlässe hinzufügen oder ändern',
  addOccasion: 'Anlass hinzufügen',
  ended: (moment: string) => `vorbei seit ${moment}`,
} satisfies ManagerWords['home']
