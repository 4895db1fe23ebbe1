import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The questions that doors ask guests. */
export const asks = {
  text: 'Hoogstens drie vragen die deuren aan gasten stellen. Elk antwoord komt in een veld van Mailchimp, net als wijzigingen na een scan. Deuren vragen het ook zonder verbinding. Een kiosk vraagt niets.',
  loading: 'Vragen laden...',
  loadFailed: 'Vragen laden mislukt',
  loadingFields: 'Velden van de lijst laden...',
  fieldsFailed: 'Velden van de lijst laden mislukt',
  none: 'Deuren vragen niets.',
  nothing: 'Niets',
  questions: (questions: number) => count(questions, { one: '# vraag', other: '# vragen' }),
  before: 'Deuren vragen dit voordat de gast naar binnen gaat. Elke vraag moet worden beantwoord.',
  after: 'Deuren vragen dit nadat de gast is binnengelaten. Het personeel mag het overslaan.',
  edit: 'Vragen kiezen',
  dialogTitle: 'Vragen aan de deur',
  legend: (place: number) => `Vraag ${n(place)}`,
  question: 'Vraag',
  questionHint: 'Zoals het personeel die voorleest, bijvoorbeeld: Wat eet je?',
  field: 'Veld voor het antwoord',
  fieldHint: 'Een tekst, een getal, keuzerondjes of een keuzelijst. Bij de laatste twee tonen deuren de keuzes.',
  isTick: 'Een vakje om aan te vinken',
  /** “Yes” is what the field really gets, in each language. */
  isTickHint: 'Voor een zin zoals “Ik heb de regels gelezen.” In het tekstveld komt “Yes”.',
  isRequired: 'Vragen vóór het binnenlaten',
  isRequiredHint: 'Zonder alle antwoorden gaat niemand naar binnen.',
  add: 'Vraag toevoegen',
  remove: (place: number) => `Vraag ${n(place)} verwijderen`,
  choose: 'Kies een veld',
  gone: (tag: string) => `${tag} (niet meer in Mailchimp)`,
  cancel: 'Annuleren',
  save: 'Opslaan',
  saving: 'Opslaan...',
  saved: 'De vragen van de deuren zijn opgeslagen.',
  failed: 'Vragen opslaan mislukt',
} satisfies ManagerWords['asks']
