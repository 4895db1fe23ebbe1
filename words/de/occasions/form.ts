import type { OccasionsWords } from '../../en/occasions/index.ts'
import { occasion } from '../fields/occasion.ts'
import { oneLine } from '../fields/one-line.ts'
import { who } from '../fields/who.ts'
import { count, n } from '../format.ts'

/** The form of an occasion, or of several. */
export const form = {
  name: 'Name',
  mainHint: 'Der Hauptanlass heißt wie die Liste, bis Sie ihm einen anderen Namen geben.',
  nameOfDays: 'Name',
  nameOfDaysHint: 'Jeder Anlass bekommt ihn zusammen mit seinem Tag, wie in „Sommerfest, Fr., 5. Juni“.',
  opens: 'Öffnet',
  closes: 'Schließt',
  closesMoved: 'Der Schluss hat sich mit der Öffnung verschoben.',
  timesHint: 'Lassen Sie beides leer, damit immer offen ist.',
  zone: 'Zeitzone',
  place: 'Ort (optional)',
  placeHint: 'Gäste lesen ihn auf der Seite ihres Codes und in ihrem Kalender.',
  twice: (time: string) => `Die Uhren zeigen ${time} in dieser Nacht zweimal. Gemeint ist das erste Mal.`,
  skipped: (time: string, meant: string) =>
    `Die Uhren überspringen ${time} in dieser Nacht. Stattdessen gilt ${meant}.`,
  who: 'Wer darf herein?',
  everyone: 'Alle auf der Liste',
  often: 'Wie oft darf ein Gast herein?',
  shared: 'Bis zum eigenen Maximum, zusammen mit anderen Anlässen',
  own: 'So oft wie angegeben, nur für diesen Anlass',
  ownMax: 'Wie oft je Gast',
  countHint: 'Das lässt sich später nicht ändern: Es bestimmt, welche Eintritte Mailchimp in QRSCANS zählt.',
  countFixed: 'Das bleibt, wie es beim Hinzufügen war. Um anders zu zählen, fügen Sie einen weiteren Anlass hinzu.',
  again: 'Wann darf ein Gast wiederkommen?',
  agains: {
    shared: {
      never: 'Solange noch Eintritte übrig sind',
      daily: 'Einmal am Tag',
      after_exit: 'Nach dem Auschecken: Der Eintritt ist wieder frei',
    },
    own: {
      never: 'Gar nicht: Ein benutzter Eintritt bleibt benutzt',
      daily: 'Am nächsten Tag, mit neuen Eintritten',
      after_exit: 'Nach dem Auschecken: Der Eintritt ist wieder frei',
    },
  },
  dayBegins: 'Ein neuer Tag beginnt um',
  capacity: 'Höchstens drin',
  capacityHint: 'Leer heißt: keine Grenze.',
  whenFull: 'Wenn es voll ist, soll der Einlass',
  fulls: { refuse: 'Gäste abweisen', warn: 'warnen und sie einlassen' },
  whenUnsure: 'Wenn es voll sein könnte, soll ein Einlass ohne Verbindung',
  unsures: { let_in: 'Gäste einlassen, und Sie erfahren es', stop: 'Gäste abweisen' },
  exits: 'Einlässe checken Gäste auch aus',
  exitsHint: 'Dann sehen Sie, wie viele Personen drin sind.',
  exitsNeeded: 'Das ist nötig, damit Gäste nach dem Auschecken wiederkommen können.',
  outAt: 'Alle auschecken um',
  outAtHint: 'Leer heißt: Sie tun es selbst.',
  cancel: 'Abbrechen',
  add: 'Anlass hinzufügen',
  addMany: (occasions: number) => count(occasions, { one: '# Anlass hinzufügen', other: '# Anlässe hinzufügen' }),
  adding: 'Wird hinzugefügt...',
  addFailed: 'Die Anlässe konnten nicht hinzugefügt werden',
  added: 'Der Anlass ist hinzugefügt',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert...',
  saveFailed: 'Der Anlass konnte nicht geändert werden',
  saved: 'Der Anlass ist geändert',
  rowsOf: (occasions: number) =>
    count(occasions, { one: '# Anlass wird hinzugefügt', other: '# Anlässe werden hinzugefügt' }),
  tooMany: (most: number) =>
    `Sie können höchstens ${n(most)} Anlässe auf einmal hinzufügen. Wählen Sie weniger Tage oder ein früheres Ende.`,
  noRows: 'Wählen Sie zuerst die Tage.',
  noSessions: 'Fügen Sie mindestens eine lesbare Zeile ein.',
  moreRows: (rows: number) => `und ${n(rows)} weitere`,
  vipHint:
    'Er öffnet mit dem ersten Ihrer Tage und schließt mit dem letzten. Wenn die Gäste wechseln, fügen Sie für jeden Tag einen hinzu.',
  cardHint:
    'Setzen Sie unter „Gäste“ das Maximum jedes Gastes auf 10, oder als Vorgabe in den Einstellungen der Liste.',
  /** Under the fields. */
  problems: { ...occasion, ...oneLine, ...who },
} satisfies OccasionsWords['form']
