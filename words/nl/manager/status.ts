import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** A check of a list: missing codes, and what does not match Mailchimp. */
export const status = {
  title: 'Lijst controleren',
  text: 'Controleert in Mailchimp of er codes ontbreken en of iets niet met Listpass overeenkomt.',
  check: 'Lijst controleren',
  checkAgain: 'Opnieuw controleren',
  checking: 'Controleren...',
  failed: 'Lijst controleren mislukt',
  checked: 'De lijst is gecontroleerd',
  checkedAt: (time: string) => `Gecontroleerd: ${time}`,

  coverageOf: (covered: number, total: number) =>
    count(total, {
      one: `${n(covered)} van # contact heeft een QR-code`,
      other: `${n(covered)} van # contacten hebben een QR-code`,
    }),
  coverage: (percent: number) => `${n(percent)}% heeft een code`,
  all: 'Alle contacten hebben een QR-code',
  empty: 'Deze lijst heeft nog geen contacten.',
  noFields: 'In Mailchimp ontbreken QR-velden',
  noFieldsText: 'Zonder die velden kunnen je campagnes geen codes tonen. Stap 1 maakt de ontbrekende.',
  missing: (members: number) =>
    count(members, { one: '# contact heeft geen QR-code', other: '# contacten hebben geen QR-code' }),
  generateMissing: 'Ontbrekende QR-codes maken',
  generateQuestion: (members: number) =>
    count(members, {
      one: 'Dit maakt een QR-code voor # contact van deze lijst dat er geen heeft. Doorgaan?',
      other: 'Dit maakt QR-codes voor # contacten van deze lijst die er geen hebben. Doorgaan?',
    }),
  generating: 'Starten...',
  generateFailed: 'Ontbrekende QR-codes maken mislukt',

  inStep: 'Mailchimp en Listpass komen overeen.',
  drift: (contacts: number) =>
    count(contacts, { one: '# contact wijkt af van Mailchimp', other: '# contacten wijken af van Mailchimp' }),
  driftText: 'Synchroniseren vergelijkt elk contact en herstelt de verschillen.',
  sync: 'Synchroniseren',
  which: 'Verschillen tonen',
  whichFirst: (shown: number) => `Verschillen tonen (de eerste ${n(shown)})`,
  ours: 'Listpass',
  mailchimp: 'Mailchimp',
  fields: { code: 'Code', max: 'Toegestane scans', scans: 'Scans tot nu toe' },
  nothing: 'Niets',
  pending: (changes: number) =>
    count(changes, {
      one: '# wijziging is onderweg naar Mailchimp. Die telt niet als verschil.',
      other: '# wijzigingen zijn onderweg naar Mailchimp. Die tellen niet als verschil.',
    }),
  refused: (contacts: number) =>
    count(contacts, {
      one: '# contact kan niet worden opgeslagen: Mailchimp weigert het',
      other: '# contacten kunnen niet worden opgeslagen: Mailchimp weigert ze',
    }),
  refusedText:
    'Ze staan niet in de cijfers hierboven. Listpass bewaart voor elk een code, maar je campagnes kunnen die niet tonen.',
  refusedList: 'Geweigerde contacten, en waarom',
  refusedFirst: (shown: number) => `Geweigerde contacten, en waarom (de eerste ${n(shown)})`,
  refusedPeople: 'Contacten die Mailchimp weigert',
  lostRuleFields: (tags: string) => `Je regels gebruiken velden die deze lijst niet meer heeft: ${tags}`,
  lostRuleFieldsText: 'Deze regels wijzigen niets. Bewerk ze of maak de velden in Mailchimp opnieuw.',
  publicFields: (tags: string) => `Contacten kunnen dit zelf wijzigen: ${tags}`,
  publicFieldsText:
    'Dit veld is in Mailchimp zichtbaar, dus mensen zien het in hun profiel. Verberg het daar, onder Doelgroepvelden.',
} satisfies ManagerWords['status']
