import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** What a door shows of a guest beside the name. */
export const card = {
  text: 'Wat de deur naast de naam van een gast toont: hoogstens vijf velden, een notitie en een waarschuwing. Bij hoogstens 50.000 contacten hebben deuren dit ook zonder verbinding.',
  loading: 'Kaart van de deuren laden...',
  loadFailed: 'Wat de deur toont, kon niet worden geladen',
  loadingFields: 'Velden van de lijst laden...',
  fieldsFailed: 'Velden van de lijst laden mislukt',
  onlyName: 'Alleen de naam',
  /** What the door shows, in a list such as “2 velden, een notitie, een waarschuwing”. */
  parts: {
    fields: (fields: number) => count(fields, { one: '# veld', other: '# velden' }),
    note: 'een notitie',
    alert: 'een waarschuwing',
  },
  nothing: 'De deur toont alleen de naam.',
  large: 'groot',
  noteIs: 'Notitie',
  alertIs: 'Waarschuwing',
  everyValue: 'elke waarde',
  onlyValue: (value: string) => `“${value}”`,
  edit: 'Velden kiezen',
  dialogTitle: 'Naast de naam',
  field: (place: number) => `Veld ${n(place)}`,
  whichField: 'Veld',
  isLarge: 'Groot',
  isLargeHint: 'Leesbaar op twee passen afstand: een tafel, een stoel',
  addField: 'Veld toevoegen',
  earlier: (place: number) => `Veld ${n(place)} omhoog verplaatsen`,
  remove: (place: number) => `Veld ${n(place)} verwijderen`,
  note: 'Notitie',
  noteHint: 'Een langere tekst: de eerste 200 tekens worden getoond.',
  alert: 'Waarschuwing',
  alertHint:
    'Een balk over het scherm met een eigen geluid. Het personeel moet op “Begrepen” tikken voordat het verder kan scannen.',
  alertValue: 'Alleen bij deze waarde (optioneel)',
  alertValueHint: 'Leeg: de waarschuwing komt bij elke gast met een waarde in dit veld.',
  none: 'Geen',
  choose: 'Kies een veld',
  gone: (tag: string) => `${tag} (niet meer in Mailchimp)`,
  cancel: 'Annuleren',
  save: 'Opslaan',
  saving: 'Opslaan...',
  saved: 'De kaart van de deuren is opgeslagen.',
  failed: 'Wat de deur toont, kon niet worden opgeslagen',
} satisfies ManagerWords['card']
