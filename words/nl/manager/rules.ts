import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Rules that change a field of a contact who is let in. */
export const rules = {
  title: 'Regels toevoegen',
  text: 'Wijzig een veld van een contact dat wordt binnengelaten: voor een bedankcampagne, een groep, een tafel.',
  configure: 'Regels instellen',
  rule: (place: number) => `Regel ${n(place)}`,
  /** The values are `value` or `unset`. */
  sentence: (ifField: string, ifValue: string, thenField: string, thenValue: string) =>
    `Als ${ifField} ${ifValue} is, wordt ${thenField} ${thenValue}.`,
  value: (value: string) => `“${isolated(value)}”`,
  unset: 'leeg',
  moreRules: (more: number) => `en nog ${n(more)}`,
  unsaved: 'Je hebt wijzigingen die nog niet zijn opgeslagen.',

  intro:
    'Na elke check-in worden de regels in deze volgorde uitgevoerd. Elke regel ziet de wijzigingen van de vorige regels.',
  ifField: 'Als veld',
  ifValue: 'Als waarde',
  thenField: 'Dan veld',
  thenValue: 'Dan waarde',
  notSet: 'Leeg',
  choose: 'Kies een veld',
  email: 'E-mailadres (EMAIL)',
  goneField: (tag: string) => `${tag} (niet meer in de lijst)`,
  goneChoice: (value: string) => `${value} (geen keuze meer)`,
  moveUp: (place: number) => `Regel ${n(place)} omhoog verplaatsen`,
  moveDown: (place: number) => `Regel ${n(place)} omlaag verplaatsen`,
  remove: (place: number) => `Regel ${n(place)} verwijderen`,
  moved: (from: number, to: number) => `Regel ${n(from)} is nu regel ${n(to)}.`,
  removed: (place: number) => `Regel ${n(place)} is verwijderd.`,
  none: 'Nog geen regels. Scans worden geteld, en verder verandert er geen veld.',
  add: 'Regel toevoegen',
  full: (limit: number) => `Een lijst kan hoogstens ${n(limit)} regels hebben.`,

  preview: 'Voorbeeld',
  previewing: 'Tellen...',
  previewFailed: 'Het voorbeeld kon niet worden getoond',
  matches: (matching: number, all: number) =>
    count(all, {
      one: `Geldt nu voor ${n(matching)} van # contact.`,
      other: `Geldt nu voor ${n(matching)} van # contacten.`,
    }),
  previewed: 'Bij elke regel staat voor hoeveel contacten die nu geldt.',

  cancel: 'Annuleren',
  save: 'Regels opslaan',
  saving: 'Opslaan...',
  loading: 'Velden van de lijst laden...',
  loadFailed: 'Velden laden mislukt',
  failed: 'Regels wijzigen mislukt',
  updated: 'De regels zijn gewijzigd',
} satisfies ManagerWords['rules']
