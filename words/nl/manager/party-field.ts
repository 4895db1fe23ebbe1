import type { ManagerWords } from '../../en/manager/index.ts'

/** The number field that says how many come in with a code. */
export const partyField = {
  title: 'Groepsgrootte',
  byHand: 'Toegestane scans van elke gast',
  byField: (tag: string) => `Het getal in ${tag}`,
  edit: 'Veld kiezen',
  dialogTitle: 'Groepsgrootte',
  text: 'Een getalveld van de lijst kan bepalen hoeveel mensen er met een code binnenkomen. Het getal ervan wordt “Toegestane scans”. Listpass wijzigt het veld nooit. Gasten zonder getal houden wat ze hebben.',
  field: 'Veld',
  none: 'Geen veld',
  gone: (tag: string) => `${tag} (niet meer in Mailchimp)`,
  loadingFields: 'Velden van de lijst laden...',
  fieldsFailed: 'Velden van de lijst laden mislukt',
  failed: 'De groepsgrootte kon niet worden opgeslagen.',
  saved: 'De groepsgrootte is opgeslagen.',
  cancel: 'Annuleren',
  save: 'Opslaan',
  saving: 'Opslaan...',
} satisfies ManagerWords['partyField']
