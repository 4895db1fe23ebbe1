import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** People without their code: the search, and the list by name. */
export const people = {
  label: 'Name oder E-Mail',
  hint: 'Mindestens 3 Buchstaben, Wörter in beliebiger Reihenfolge.',
  hintOfLink: 'Mindestens 3 Buchstaben des Namens oder die ganze E-Mail-Adresse.',
  codeEnd: (four: string) => `Code endet auf ${four}`,
  searching: 'Suche läuft...',
  found: (people: number) => count(people, { one: '# Person gefunden.', other: '# Personen gefunden.' }),
  more: 'Es gibt noch mehr. Tippen Sie mehr vom Namen ein.',
  none: 'Niemand mit diesem Namen auf dieser Liste.',
  failed: 'Die Suche hat nicht funktioniert. Bitte noch einmal versuchen.',
  needsConnection: 'Die Suche nach Namen geht nur mit Verbindung. Codes können Sie weiterhin scannen und eintippen.',
  checkIn: 'Einchecken',
  checkInOf: (name: string, four: string) => `Einchecken: ${name}${four === '' ? '' : `, Code endet auf ${four}`}`,
  state: {
    open: '',
    used_up: 'Schon eingecheckt',
    blocked: 'Gesperrt',
    removed: 'Von der Liste entfernt',
    not_a_guest: 'Kein Gast',
  },
  uses: (used: number, max: number) => `${n(used)} von ${n(max)} benutzt`,

  names: {
    filter: 'Welche Gäste',
    all: 'Alle Gäste',
    notIn: 'Noch nicht da',
    letters: 'Anfangsbuchstabe',
    loading: 'Die Gäste werden geladen...',
    failed: 'Die Gäste konnten nicht geladen werden',
    none: 'Kein Gast in dieser Auswahl.',
    more: 'Mehr anzeigen',
  },
} satisfies DoorWords['people']
