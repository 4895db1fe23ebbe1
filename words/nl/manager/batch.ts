import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The progress of codes that are made, and of a sync. */
export const batch = {
  generate: {
    label: 'Codes gemaakt',
    finished: 'De QR-codes zijn gemaakt!',
    cancelled: 'Het maken van de QR-codes is geannuleerd',
    stopped: 'Het maken is geannuleerd. Contacten die al een code hebben, houden die.',
    failed: (contacts: number) =>
      count(contacts, {
        one: '# contact kon niet worden opgeslagen, omdat Mailchimp het weigerde. Alle andere hebben hun code.',
        other: '# contacten konden niet worden opgeslagen, omdat Mailchimp ze weigerde. Alle andere hebben hun code.',
      }),
  },
  sync: {
    label: 'Contacten vergeleken',
    finished: 'De QR-codes zijn gesynchroniseerd!',
    cancelled: 'Het synchroniseren van de QR-codes is geannuleerd',
    stopped: 'Het synchroniseren is geannuleerd. Wat al is hersteld, blijft zo.',
    failed: (contacts: number) =>
      count(contacts, {
        one: '# contact kon niet worden opgeslagen, omdat Mailchimp het weigerde. Alle andere zijn bijgewerkt.',
        other: '# contacten konden niet worden opgeslagen, omdat Mailchimp ze weigerde. Alle andere zijn bijgewerkt.',
      }),
  },
  progressOf: (processed: number, total: number) =>
    count(total, { one: `${n(processed)} van # contact`, other: `${n(processed)} van # contacten` }),
  waiting: 'Wacht',
  leaving: 'Je kunt deze pagina verlaten. Dit gaat vanzelf verder.',
  lost: 'We kunnen de voortgang nu niet tonen, maar alles gaat door. We blijven het proberen.',
  cancel: 'Annuleren',
  cancelling: 'Annuleren...',
  cancelFailed: 'Dit kon niet worden geannuleerd',

  doubt: {
    told: 'Mailchimp toonde niet de hele lijst',
    wait: 'Mailchimp is misschien traag of niet bijgewerkt. Listpass controleert het vanzelf opnieuw, of doe het nu zelf.',
    ask: 'Staan deze contacten niet meer op je lijst, verwijder ze dan hier. Zo niet, dan is Mailchimp misschien niet bijgewerkt: controleer het nu opnieuw of laat Listpass dat vanzelf doen.',
    again: 'Nu opnieuw controleren',
    remove: (contacts: number) => count(contacts, { one: '# contact verwijderen', other: '# contacten verwijderen' }),
    question: (contacts: number) =>
      count(contacts, {
        one: 'Staat # contact in Mailchimp niet meer in deze lijst? Listpass leest de lijst nog een keer en verwijdert hoogstens # contact dat Mailchimp niet meer heeft. Een verwijderd contact wordt daarna aan de deur geweigerd.',
        other:
          'Staan # contacten in Mailchimp niet meer in deze lijst? Listpass leest de lijst nog een keer en verwijdert hoogstens # contacten die Mailchimp niet meer heeft. Een verwijderd contact wordt daarna aan de deur geweigerd.',
      }),
    starting: 'Starten...',
    failed: 'De contacten konden niet worden verwijderd',
  },

  failures: 'Geweigerde contacten, en waarom',
  failuresLoading: 'Geweigerde contacten laden...',
  failuresFailed: 'De geweigerde contacten konden niet worden geladen',
  failuresList: 'Geweigerde contacten',
  more: 'Meer tonen',
  loadingMore: 'Laden...',
} satisfies ManagerWords['batch']
