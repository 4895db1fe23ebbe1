import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'

/** What a door would say to a guest at a moment. */
export const rehearsal = {
  title: 'Probe',
  text: 'Sehen Sie, was ein Einlass zu einem Zeitpunkt über einen Gast sagen würde. Nichts wird gezählt.',
  guest: 'Gast',
  guestHint: 'Geben Sie einen Namen oder eine E-Mail-Adresse ein.',
  found: 'Gefundene Gäste',
  searching: 'Suche läuft...',
  searchFailed: 'Die Suche nach Gästen hat nicht funktioniert',
  noOne: (search: string) => `Kein Gast passt zu „${isolated(search, 60)}“.`,
  at: 'Zeitpunkt',
  direction: 'Richtung',
  directions: { in: 'Kommt herein', out: 'Geht hinaus' },
  ask: 'Einlass fragen',
  asking: 'Der Einlass wird gefragt...',
  failed: 'Der Einlass konnte nicht gefragt werden',
  chooseGuest: 'Wählen Sie zuerst einen Gast.',
  decidedBy: (setting: string) => `Entscheidend: ${setting}`,
  settings: {
    list: 'Die Liste ist nicht für Scans aktiv',
    contact: 'Der Gast ist gesperrt oder nicht mehr auf der Liste',
    who: 'Wer',
    opens_at: 'Öffnet',
    closes_at: 'Schließt',
    own_max: 'Wie oft je Gast',
    max_scans: 'Das Maximum des Gastes',
    again: 'Wiederkommen',
    capacity: 'Höchstens drin',
  },
} satisfies OccasionsWords['rehearsal']
