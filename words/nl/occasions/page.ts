import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The occasions of a list: their strip, the chosen one and its actions, templates of new ones. */
export const page = {
  title: 'Onderdelen',
  text: 'Waar een scan voor is: een avond, een zaal, een coupon.',
  loading: 'Onderdelen laden...',
  loadFailed: 'De onderdelen konden niet worden geladen',

  phases: { now: 'Nu open', always: 'Altijd open', later: 'Nog niet open', ended: 'Voorbij' },
  main: 'Hoofdonderdeel',
  calendar: 'Onderdelen van deze week',
  earlier: 'Eerdere dagen',
  later: 'Latere dagen',
  today: 'Vandaag',
  noneInWeek: 'Geen onderdeel in deze zeven dagen.',
  cards: 'Huidige en volgende onderdelen',
  allOthers: (occasions: number) => `Alle huidige en volgende (${n(occasions)})`,
  ended: (occasions: number) => `Voorbij (${n(occasions)})`,
  columns: { name: 'Onderdeel', when: 'Wanneer', invited: 'Uitgenodigd', came: 'Gekomen', inside: 'Binnen' },
  insideOf: (inside: number, capacity: number) => `${n(inside)} van ${n(capacity)}`,
  short: {
    insideOf: (inside: number, capacity: number) => `${n(inside)} van ${n(capacity)} binnen`,
    inside: (inside: number) => `${n(inside)} binnen`,
    came: (came: number) => `${n(came)} gekomen`,
    cameOf: (came: number, invited: number) => `${n(came)} van ${n(invited)} gekomen`,
    invited: (invited: number) => `${n(invited)} uitgenodigd`,
    opens: (moment: string) => `Open vanaf ${moment}`,
    closes: (moment: string) => `Open tot ${moment}`,
  },
  figures: { invited: 'Uitgenodigd', came: 'Gekomen', entries: 'Check-ins', inside: 'Binnen' },
  /** After the number of people inside. */
  ofCapacity: (capacity: number) => `van ${n(capacity)}`,

  change: 'Wijzigen',
  rehearse: 'Uitproberen',
  out: 'Iedereen uitchecken',
  outQuestion: (name: string) => `Listpass checkt iedereen in ${isolated(name)} uit. Doe dit als er niemand meer is.`,
  /** A name may have a `#`, so it is no part of a form. */
  outQuestionOf: (inside: number, name: string) =>
    `Listpass checkt ${count(inside, { one: '# persoon', other: '# personen' })} in ${isolated(name)} uit. Doe dit als er niemand meer is.`,
  outConfirm: 'Iedereen uitchecken',
  outBusy: 'Uitchecken...',
  outFailed: 'De mensen die binnen zijn, konden niet worden uitgecheckt',
  outDone: 'Iedereen is uitgecheckt',
  beside: 'De hele lijst, naast je andere onderdelen',
  besideText:
    'Een deur hiervoor laat iedereen op de lijst op elk moment binnen, ook buiten je dagen. Sluit dit onderdeel als er alleen die dagen zijn.',
  close: 'Sluiten',
  closeTitle: 'De lijst buiten je dagen sluiten',
  closeQuestion:
    'Deuren voor de hele lijst sturen gasten vanaf nu weg. Deuren voor je dagen blijven zoals ze zijn. Wil je het weer openen, kies dan “Wijzigen” en maak “Sluitingstijd” leeg.',
  closeConfirm: 'Sluiten',
  closing: 'Sluiten...',
  closeFailed: 'Het onderdeel kon niet worden gesloten',
  closed: 'Buiten je dagen gesloten',
  remove: 'Verwijderen',
  removeTitle: 'Dit onderdeel verwijderen',
  removeQuestion: (name: string) =>
    `${isolated(name)} wordt voorgoed verwijderd. De scans blijven in het scanlogboek staan.`,
  removeConfirm: 'Onderdeel verwijderen',
  removing: 'Verwijderen...',
  removeFailed: 'Het onderdeel kon niet worden verwijderd',
  removed: 'Het onderdeel is verwijderd',
  /** After the sentence of a tag or segment. */
  read: (invited: number, time: string) => `${n(invited)} uitgenodigd (stand: ${time})`,
  notRead: 'Nog niet uit Mailchimp gelezen',
  trouble: 'De tag of het segment kon niet worden gelezen',

  sentences: {
    where: 'Waar',
    when: 'Wanneer',
    who: 'Wie',
    often: 'Hoe vaak',
    again: 'Terugkomen',
    inside: 'Tegelijk binnen',
    leaving: 'Vertrek',
  },

  addTitle: 'Een onderdeel toevoegen',
  addText: 'Je kunt bijna alles later wijzigen.',
  copies: (name: string) => `Kopieert ${isolated(name, 40)} met een nieuwe datum`,
  templates: {
    another: { name: 'Nog een avond', text: 'Met een nieuwe datum' },
    days: { name: 'Dagen van een festival', text: 'Eén rij per dag, samen geteld of elke dag opnieuw' },
    sessions: { name: 'Sessies', text: 'Plak je programma, één sessie per regel' },
    vip: { name: 'Vipruimte', text: 'Alleen voor een tag of een segment' },
    coupon: { name: 'Couponactie', text: 'Eén keer per gast, met begin- en einddatum' },
    card: { name: 'Tienbeurtenkaart', text: 'Het maximum van elke gast, één keer per dag, op elke dag' },
    weekly: { name: 'Terugkerende avond', text: 'Elke week op de dagen die je kiest' },
    nothing: { name: 'Iets anders', text: 'Begin met niets' },
  },
} satisfies OccasionsWords['page']
