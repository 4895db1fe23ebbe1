import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** People without their code: the search, and the list by name. */
export const people = {
  label: 'Naam of e-mail',
  hint: 'Minstens 3 letters, woorden in willekeurige volgorde.',
  hintOfLink: 'Minstens 3 letters van de naam, of het hele e-mailadres.',
  codeEnd: (four: string) => `Code eindigt op ${four}`,
  searching: 'Zoeken...',
  found: (people: number) => count(people, { one: '# persoon gevonden.', other: '# personen gevonden.' }),
  more: 'Er zijn er meer. Typ meer van de naam.',
  none: 'Niemand met die naam op deze lijst.',
  failed: 'Zoeken is niet gelukt. Probeer het opnieuw.',
  needsConnection: 'Zoeken op naam kan alleen met verbinding. Codes scannen en typen kan nog wel.',
  checkIn: 'Inchecken',
  checkInOf: (name: string, four: string) => `Inchecken: ${name}${four === '' ? '' : `, code eindigt op ${four}`}`,
  state: {
    open: '',
    used_up: 'Al ingecheckt',
    blocked: 'Geblokkeerd',
    removed: 'Van de lijst gehaald',
    not_a_guest: 'Geen gast',
  },
  uses: (used: number, max: number) => `${n(used)} van ${n(max)} gebruikt`,

  names: {
    filter: 'Welke gasten',
    all: 'Alle gasten',
    notIn: 'Nog niet binnen',
    letters: 'Eerste letter',
    loading: 'Gasten laden...',
    failed: 'De gasten konden niet worden geladen',
    none: 'Geen gasten hier.',
    more: 'Meer tonen',
  },
} satisfies DoorWords['people']
