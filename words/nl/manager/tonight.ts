import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorState } from '#domain/door-state.ts'
import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

const door = (name: string) => isolated(name, 60)

/** The organiser's view of a night: people, arrivals, doors and problems. */
export const tonight = {
  loading: 'Avond laden...',
  failed: 'De cijfers konden niet worden geladen',
  head: 'Mensen',
  /** They stand after “sluit over”, before “geleden”, and between “is al” and “offline”. */
  durations: {
    minutes: (minutes: number) => `${n(minutes)} min`,
    hours: (hours: number) => `${n(hours)} u`,
    hoursAndMinutes: (hours: number, minutes: number) => `${n(hours)} u ${n(minutes)} min`,
    days: (days: number) => count(days, { one: '# dag', other: '# dagen' }),
  },
  states: { before: 'Nog niet open', open: 'Open', stopped: 'Gestopt', over: 'Gesloten' },
  opensAt: (time: string) => `open vanaf ${time}`,
  closesIn: (duration: string) => `sluit over ${duration}`,
  since: (time: string) => `sinds ${time}`,
  noEnd: 'geen sluitingstijd',

  /** After the large number of the night, as “214 binnen van 300” or “214 van 300 gasten gekomen”. */
  inside: 'binnen',
  insideOf: (capacity: number) => `van ${n(capacity)}`,
  cameOf: (invited: number) => count(invited, { one: 'van # gast gekomen', other: 'van # gasten gekomen' }),
  share: (people: number, of: number) => `${n(people)} van ${n(of)}`,
  came: 'gekomen',
  left: 'vertrokken',
  toCome: 'nog te komen',
  didNotCome: 'niet gekomen',
  lately: 'in de laatste 10 min',
  /** After a number, or “5:42” for hours. */
  toOpening: {
    minutes: 'min tot de opening',
    hours: 'uur tot de opening',
    days: (days: number) => count(days, { one: 'dag tot de opening', other: 'dagen tot de opening' }),
  },

  stopped: 'Het binnenlaten is gestopt',
  stoppedText: 'Deuren laten niemand binnen.',
  stoppedList: 'Deuren laten niemand binnen, want scannen staat uit voor deze lijst.',

  arrivals: 'Aankomsten',
  arrivalsNone: 'De lijn begint bij de eerste gast.',
  chart: 'Gekomen gasten en mensen binnen, in de loop van de tijd',
  expected: (time: string) => `Verwacht tot ${time}:`,
  range: (low: number, high: number) => `${n(low)}–${n(high)}`,
  fromNights: (nights: number) =>
    count(nights, { one: 'Op basis van # eerdere avond.', other: 'Op basis van # eerdere avonden.' }),
  linesCame: (guests: number) => `${n(guests)} gekomen`,
  linesSince: (guests: number, time: string) => `${n(guests)} sinds ${time}`,
  linesInside: (people: number) => `${n(people)} binnen`,
  linesCapacity: (capacity: number) => `plaats voor ${n(capacity)}`,
  asTable: 'Als tabel',
  columns: { time: 'Tijd', came: 'Gekomen', inside: 'Binnen', expected: 'Verwacht' },

  doors: 'Deuren',
  doorsSummary: (connected: number, all: number, lately: number) =>
    `${n(connected)} van ${n(all)} verbonden · ${n(lately)} binnengelaten in de laatste 10 min`,
  doorColumns: {
    door: 'Deur',
    state: 'Status',
    letIn: 'Binnengelaten',
    lastScan: 'Laatste scan',
    battery: 'Batterij',
  },
  doorStates: {
    scanning: () => 'Scant',
    ready: () => 'Klaar',
    not_ready: () => 'Niet klaar',
    quiet: (time: string) => `Rustig sinds ${time}`,
    offline: (time: string) => `Offline sinds ${time}`,
    not_open: () => 'Niet open',
    ended: () => 'Beëindigd',
  } satisfies Record<DoorState, (time: string) => string>,
  /** With commas between them, under the name of a door. */
  missing: {
    camera: 'camera staat uit',
    light: 'geen lamp',
    sound: 'geluid staat uit',
    screen: 'scherm kan uitgaan',
    list: 'lijst niet opgeslagen',
    storage: 'opslag kan worden gewist',
    clock: 'klok loopt niet goed',
    battery: 'batterij bijna leeg',
    version: 'moet worden herladen',
  },
  secondsAgo: (seconds: number) => `${n(seconds)} s geleden`,
  ago: (duration: string) => `${duration} geleden`,
  noScan: 'nog geen',
  charging: (percent: string) => `${percent}, laadt op`,
  unknownBattery: '–',
  noDoors:
    'Hier kan nog geen deur scannen. Maak een scannerlink voor elke deur en open die op de telefoon van de deur.',
  makeLink: 'Scannerlink maken',
  toDoors: 'Alle deuren',

  attention: 'Vraagt aandacht',
  items: {
    over_capacity: (over: number) =>
      count(over, { one: 'Er is # persoon te veel binnen', other: 'Er zijn # mensen te veel binnen' }),
    over_capacityStep: (capacity: number) =>
      `Deuren zonder verbinding hebben ze binnengelaten. Er is plaats voor ${n(capacity)}: laat pas weer iemand binnen als er gasten weggaan.`,
    door_offline: (name: string, duration: string) => `${door(name)} is al ${duration} offline`,
    door_offlineStep:
      'De deur scant door. De scans komen als er weer verbinding is. Kijk of de pagina ervan nog open is.',
    door_offlineBattery: (percent: string) => `De batterij stond op ${percent}.`,
    door_quiet: (name: string) => `${door(name)} scant niemand`,
    door_quietStep: (time: string) =>
      `Laatste gast daar: ${time}. Stuur een deel van de rij erheen of kijk naar de camera.`,
    battery_low: (name: string, percent: string) => `${door(name)}: batterij op ${percent}`,
    battery_lowStep: 'Breng een lader of open de link op een andere telefoon.',
    guests_unread: 'De tag van de gasten kon niet uit Mailchimp worden gelezen',
    guests_unreadStep: 'Deuren gebruiken de gasten die het laatst zijn gelezen. Bekijk het onderdeel.',
    without_code: (guests: number) =>
      count(guests, {
        one: '# gast heeft geen code in Mailchimp',
        other: '# gasten hebben geen code in Mailchimp',
      }),
    without_codeStep:
      'In hun e-mail staat er geen. Maak de ontbrekende codes bij Instellingen, of zoek de gasten aan de deur op naam.',
    conflicts: (scans: number) =>
      count(scans, {
        one: '# scan al geteld bij een andere deur',
        other: '# scans al geteld bij een andere deur',
      }),
    conflictsStep:
      'Deuren zonder verbinding hebben gasten binnengelaten die al binnen waren. In het scanlogboek zie je wie.',
  },
  see: { guests_unread: 'Onderdelen', without_code: 'Instellingen', conflicts: 'Scanlogboek' },

  justIn: 'Net binnen',
  justInNone: 'Er is nog niemand gekomen. De laatste scans verschijnen hier.',
  allScans: 'Alle scans',
  noName: 'Geen naam',
  checkedOut: 'Vertrokken',
  undone: 'Ingetrokken',
  conflict: 'Al geteld bij een andere deur',
  nth: (scan: number, most: number) => `${n(scan)} van ${n(most)}`,

  ahead: 'Vóór de opening',
  aheadDoors: (ready: number, all: number) =>
    count(all, { one: `${n(ready)} van # deur klaar`, other: `${n(ready)} van # deuren klaar` }),
  aheadDoorsStep: 'Open elke scannerlink op de telefoon ervan en doe daar de startcheck.',
  aheadNoDoors: 'Nog geen deuren',
  aheadGuests: (guests: number) => count(guests, { one: '# gast uitgenodigd', other: '# gasten uitgenodigd' }),
  aheadNoGuests: 'Er is geen gast uitgenodigd',
  aheadNoGuestsStep: 'Geen contact van deze lijst voldoet aan wat het onderdeel vraagt.',
  aheadCodes: 'Elke geabonneerde gast heeft een code in Mailchimp',
  toOccasion: 'Onderdeel wijzigen',
  toSettings: 'Instellingen',

  result: 'Hoe het ging',
  resultGuests: (guests: number) => count(guests, { one: '# gast', other: '# gasten' }),
  resultCame: (share: string) => `${share} van de gasten is gekomen.`,
  resultMost: (people: number, time: string) => `Drukste moment: ${time}, met ${n(people)} binnen.`,
  toResults: 'Resultaten bekijken',

  /** Calls of doors to the organiser. */
  calls: {
    title: 'Oproepen van deuren',
    call: (door: string, subject: string) => `${door}: ${subject}`,
    subjects: {
      guest_insists: 'gast dringt aan',
      need_help: 'hulp nodig',
      crowd: 'rij te lang',
      trouble: 'iets werkt niet',
    } satisfies Record<CallSubject, string>,
    unnamed: 'Een code zonder gast',
    guest: (name: string, reason: string, time: string) => `${name} · ${reason} · ${time}`,
    answers: {
      let_in: 'Binnenlaten',
      refuse: 'Weigeren',
      coming: 'Ik kom eraan',
    } satisfies Record<CallAnswer, string>,
    answered: (answer: string, by: string) => `${answer}: ${by}`,
    failed: 'De deur heeft je antwoord niet gekregen. Probeer het opnieuw.',
  },
} satisfies ManagerWords['tonight']
