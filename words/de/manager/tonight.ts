import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorState } from '#domain/door-state.ts'
import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

const door = (name: string) => isolated(name, 60)

/** The organiser's view of a night: people, arrivals, doors and problems. */
export const tonight = {
  loading: 'Der Abend wird geladen...',
  failed: 'Die Zahlen konnten nicht geladen werden',
  head: 'Personen',
  /** They stand after “in”, “vor” and “seit”, so the days are in the dative. */
  durations: {
    minutes: (minutes: number) => `${n(minutes)} min`,
    hours: (hours: number) => `${n(hours)} h`,
    hoursAndMinutes: (hours: number, minutes: number) => `${n(hours)} h ${n(minutes)} min`,
    days: (days: number) => count(days, { one: '# Tag', other: '# Tagen' }),
  },
  states: { before: 'Noch nicht offen', open: 'Offen', stopped: 'Gestoppt', over: 'Geschlossen' },
  opensAt: (time: string) => `offen ab ${time}`,
  closesIn: (duration: string) => `schließt in ${duration}`,
  since: (time: string) => `seit ${time}`,
  noEnd: 'ohne Schluss',

  /** After the large number of the night, as “214 inside of 300” or “214 of 300 guests came”. */
  inside: 'drin',
  insideOf: (capacity: number) => `von ${n(capacity)}`,
  cameOf: (invited: number) => count(invited, { one: 'von # Gast gekommen', other: 'von # Gästen gekommen' }),
  share: (people: number, of: number) => `${n(people)} von ${n(of)}`,
  came: 'gekommen',
  left: 'gegangen',
  toCome: 'noch nicht da',
  didNotCome: 'nicht gekommen',
  lately: 'in den letzten 10 min',
  /** After a number, or “5:42” for hours. */
  toOpening: {
    minutes: 'min bis zur Öffnung',
    hours: 'Stunden bis zur Öffnung',
    days: (days: number) => count(days, { one: 'Tag bis zur Öffnung', other: 'Tage bis zur Öffnung' }),
  },

  stopped: 'Der Einlass ist gestoppt',
  stoppedText: 'Niemand wird eingelassen.',
  stoppedList: 'Niemand wird eingelassen, weil das Scannen dieser Liste ausgeschaltet ist.',

  arrivals: 'Ankünfte',
  arrivalsNone: 'Die Kurve beginnt mit dem ersten Gast.',
  chart: 'Gekommene Gäste und Personen drin, im Zeitverlauf',
  expected: (time: string) => `Erwartet bis ${time}:`,
  range: (low: number, high: number) => `${n(low)}–${n(high)}`,
  fromNights: (nights: number) => count(nights, { one: 'Aus # früheren Abend.', other: 'Aus # früheren Abenden.' }),
  linesCame: (guests: number) => `${n(guests)} gekommen`,
  linesSince: (guests: number, time: string) => `${n(guests)} seit ${time}`,
  linesInside: (people: number) => `${n(people)} drin`,
  linesCapacity: (capacity: number) => `höchstens ${n(capacity)} drin`,
  asTable: 'Als Tabelle',
  columns: { time: 'Zeit', came: 'Gekommen', inside: 'Drin', expected: 'Erwartet' },

  doors: 'Einlässe',
  doorsSummary: (connected: number, all: number, lately: number) =>
    `${n(connected)} von ${n(all)} verbunden · ${n(lately)} in den letzten 10 min eingelassen`,
  doorColumns: {
    door: 'Einlass',
    state: 'Status',
    letIn: 'Eingelassen',
    lastScan: 'Letzter Scan',
    battery: 'Akku',
  },
  doorStates: {
    scanning: () => 'Scannt',
    ready: () => 'Bereit',
    not_ready: () => 'Nicht bereit',
    quiet: (time: string) => `Ruhig seit ${time}`,
    offline: (time: string) => `Offline seit ${time}`,
    not_open: () => 'Nicht geöffnet',
    ended: () => 'Beendet',
  } satisfies Record<DoorState, (time: string) => string>,
  /** With commas between them, under the name of a door. */
  missing: {
    camera: 'Kamera ist aus',
    light: 'kein Licht',
    sound: 'Ton ist aus',
    screen: 'Bildschirm wird vielleicht dunkel',
    list: 'Liste nicht gespeichert',
    storage: 'Speicher wird vielleicht geleert',
    clock: 'Uhr geht falsch',
    battery: 'Akku fast leer',
    version: 'muss neu geladen werden',
  },
  secondsAgo: (seconds: number) => `vor ${n(seconds)} s`,
  ago: (duration: string) => `vor ${duration}`,
  noScan: 'noch keiner',
  charging: (percent: string) => `${percent}, lädt`,
  unknownBattery: '–',
  noDoors:
    'Hier kann noch kein Einlass scannen. Erstellen Sie für jeden Einlass einen Scanner-Link und öffnen Sie ihn auf dem Handy des Einlasses.',
  makeLink: 'Scanner-Link erstellen',
  toDoors: 'Alle Einlässe',

  attention: 'Bitte beachten',
  items: {
    over_capacity: (over: number) => `Zu viele drin: ${n(over)} mehr als erlaubt`,
    over_capacityStep: (capacity: number) =>
      `Einlässe ohne Verbindung haben sie eingelassen. ${n(capacity)} dürfen drin sein: Lassen Sie erst wieder Gäste ein, wenn andere gehen.`,
    door_offline: (name: string, duration: string) => `${door(name)} ist offline seit ${duration}`,
    door_offlineStep:
      'Dort wird weiter gescannt. Die Scans kommen an, sobald es wieder Verbindung gibt. Sehen Sie nach, ob die Seite offen ist.',
    door_offlineBattery: (percent: string) => `Der Akku war bei ${percent}.`,
    door_quiet: (name: string) => `${door(name)} scannt niemanden`,
    door_quietStep: (time: string) =>
      `Letzter Gast dort: ${time}. Schicken Sie einen Teil der Schlange dorthin, oder sehen Sie nach der Kamera.`,
    battery_low: (name: string, percent: string) => `${door(name)}: Akku bei ${percent}`,
    battery_lowStep: 'Bringen Sie ein Ladegerät, oder öffnen Sie den Link auf einem anderen Handy.',
    guests_unread: 'Der Tag der Gäste konnte nicht aus Mailchimp gelesen werden',
    guests_unreadStep: 'Für Einlässe gelten die zuletzt gelesenen Gäste. Sehen Sie sich den Anlass an.',
    without_code: (guests: number) =>
      count(guests, {
        one: '# Gast hat in Mailchimp keinen Code',
        other: '# Gäste haben in Mailchimp keinen Code',
      }),
    without_codeStep:
      'Die E-Mails zeigen dann keinen. Erzeugen Sie die fehlenden Codes in den „Einstellungen“, oder suchen Sie die Gäste am Einlass nach Namen.',
    conflicts: (scans: number) =>
      count(scans, {
        one: '# Scan an anderem Einlass gezählt',
        other: '# Scans an anderem Einlass gezählt',
      }),
    conflictsStep:
      'Einlässe ohne Verbindung haben Gäste eingelassen, die schon drin waren. Wer es war, steht im Scan-Protokoll.',
  },
  see: { guests_unread: 'Anlässe', without_code: 'Einstellungen', conflicts: 'Scan-Protokoll' },

  justIn: 'Gerade gekommen',
  justInNone: 'Noch niemand ist gekommen. Die letzten Scans erscheinen hier.',
  allScans: 'Alle Scans',
  noName: 'Ohne Namen',
  checkedOut: 'Gegangen',
  undone: 'Storniert',
  conflict: 'An anderem Einlass gezählt',
  nth: (scan: number, most: number) => `${n(scan)} von ${n(most)}`,

  ahead: 'Vor der Öffnung',
  aheadDoors: (ready: number, all: number) =>
    count(all, { one: `${n(ready)} von # Einlass bereit`, other: `${n(ready)} von # Einlässen bereit` }),
  aheadDoorsStep: 'Öffnen Sie jeden Scanner-Link auf seinem Handy, und dort den „Startcheck“.',
  aheadNoDoors: 'Noch keine Einlässe',
  aheadGuests: (guests: number) => count(guests, { one: '# Gast eingeladen', other: '# Gäste eingeladen' }),
  aheadNoGuests: 'Kein Gast ist eingeladen',
  aheadNoGuestsStep: 'Kein Kontakt dieser Liste erfüllt, was der Anlass verlangt.',
  aheadCodes: 'Alle abonnierten Gäste haben in Mailchimp einen Code',
  toOccasion: 'Anlass ändern',
  toSettings: 'Einstellungen',

  result: 'So war es',
  resultGuests: (guests: number) => count(guests, { one: '# Gast', other: '# Gäste' }),
  resultCame: (share: string) => `${share} der Gäste sind gekommen.`,
  resultMost: (people: number, time: string) => `Am meisten drin (${time}): ${n(people)}.`,
  toResults: 'Ergebnisse ansehen',

  /** Calls of doors to the organiser. */
  calls: {
    title: 'Rufe von Einlässen',
    call: (door: string, subject: string) => `${door}: ${subject}`,
    subjects: {
      guest_insists: 'Gast besteht auf Einlass',
      need_help: 'Brauche Hilfe',
      crowd: 'Schlange zu lang',
      trouble: 'Etwas funktioniert nicht',
    } satisfies Record<CallSubject, string>,
    unnamed: 'Ein Code ohne Gast',
    guest: (name: string, reason: string, time: string) => `${name} · ${reason} · ${time}`,
    answers: {
      let_in: 'Einlassen',
      refuse: 'Nicht einlassen',
      coming: 'Ich komme',
    } satisfies Record<CallAnswer, string>,
    answered: (answer: string, by: string) => `${answer}: ${by}`,
    failed: 'Ihre Antwort ist am Einlass nicht angekommen. Bitte versuchen Sie es noch einmal.',
  },
} satisfies ManagerWords['tonight']
