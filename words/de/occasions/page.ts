import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The occasions of a list: their strip, the chosen one and its actions, templates of new ones. */
export const page = {
  title: 'Anlässe',
  text: 'Wofür ein Scan gilt: ein Abend, ein Raum, ein Gutschein.',
  loading: 'Die Anlässe werden geladen...',
  loadFailed: 'Die Anlässe konnten nicht geladen werden',

  phases: { now: 'Jetzt offen', always: 'Immer offen', later: 'Noch nicht offen', ended: 'Vorbei' },
  main: 'Hauptanlass',
  calendar: 'Anlässe dieser Woche',
  earlier: 'Frühere Tage',
  later: 'Spätere Tage',
  today: 'Heute',
  noneInWeek: 'Kein Anlass an diesen sieben Tagen.',
  cards: 'Jetzige und nächste Anlässe',
  allOthers: (occasions: number) => `Alle jetzigen und nächsten (${n(occasions)})`,
  ended: (occasions: number) => `Vorbei (${n(occasions)})`,
  columns: { name: 'Anlass', when: 'Wann', invited: 'Eingeladen', came: 'Gekommen', inside: 'Drin' },
  insideOf: (inside: number, capacity: number) => `${n(inside)} von ${n(capacity)}`,
  short: {
    insideOf: (inside: number, capacity: number) => `${n(inside)} von ${n(capacity)} drin`,
    inside: (inside: number) => `${n(inside)} drin`,
    came: (came: number) => `${n(came)} gekommen`,
    cameOf: (came: number, invited: number) => `${n(came)} von ${n(invited)} gekommen`,
    invited: (invited: number) => `${n(invited)} eingeladen`,
    opens: (moment: string) => `Öffnet: ${moment}`,
    closes: (moment: string) => `Schließt: ${moment}`,
  },
  figures: { invited: 'Eingeladen', came: 'Gekommen', entries: 'Eintritte', inside: 'Drin' },
  /** After the number of people inside. */
  ofCapacity: (capacity: number) => `von ${n(capacity)}`,

  change: 'Ändern',
  rehearse: 'Proben',
  out: 'Alle auschecken',
  outQuestion: (name: string) =>
    `Listpass checkt beim Anlass ${isolated(name)} alle Personen aus. Tun Sie das, wenn niemand mehr drin ist.`,
  /** A name may have a `#`, so it is no part of a form. */
  outQuestionOf: (inside: number, name: string) =>
    `Listpass checkt beim Anlass ${isolated(name)} ${count(inside, { one: '# Person', other: '# Personen' })} aus. Tun Sie das, wenn niemand mehr drin ist.`,
  outConfirm: 'Alle auschecken',
  outBusy: 'Wird ausgecheckt...',
  outFailed: 'Die Personen konnten nicht ausgecheckt werden',
  outDone: 'Alle sind ausgecheckt',
  beside: 'Die ganze Liste, neben Ihren anderen Anlässen',
  besideText:
    'Ein Einlass dafür lässt alle auf der Liste jederzeit ein, auch außerhalb Ihrer Tage. Schließen Sie die Liste, wenn es nur Ihre Tage gibt.',
  close: 'Schließen',
  closeTitle: 'Liste außerhalb Ihrer Tage schließen',
  closeQuestion:
    'Einlässe für die ganze Liste weisen Gäste ab jetzt ab. Einlässe für Ihre Tage bleiben, wie sie sind. Um wieder zu öffnen, wählen Sie „Ändern“ und leeren das Feld „Schließt“.',
  closeConfirm: 'Liste schließen',
  closing: 'Wird geschlossen...',
  closeFailed: 'Der Anlass konnte nicht geschlossen werden',
  closed: 'Außerhalb Ihrer Tage geschlossen',
  remove: 'Entfernen',
  removeTitle: 'Diesen Anlass entfernen',
  removeQuestion: (name: string) =>
    `Der Anlass ${isolated(name)} wird endgültig entfernt. Seine Scans bleiben im Scan-Protokoll.`,
  removeConfirm: 'Anlass entfernen',
  removing: 'Wird entfernt...',
  removeFailed: 'Der Anlass konnte nicht entfernt werden',
  removed: 'Der Anlass ist entfernt',
  /** After the sentence of a tag or segment. */
  read: (invited: number, time: string) => `${n(invited)} eingeladen, Stand: ${time}`,
  notRead: 'Noch nicht aus Mailchimp gelesen',
  trouble: 'Der Tag oder das Segment konnte nicht gelesen werden',

  sentences: {
    where: 'Wo',
    when: 'Wann',
    who: 'Wer',
    often: 'Wie oft',
    again: 'Wiederkommen',
    inside: 'Gleichzeitig drin',
    leaving: 'Auschecken',
  },

  addTitle: 'Anlass hinzufügen',
  addText: 'Fast alles lässt sich später ändern.',
  copies: (name: string) => `Kopie mit neuem Datum: ${isolated(name, 40)}`,
  templates: {
    another: { name: 'Noch ein Abend', text: 'Mit neuem Datum' },
    days: { name: 'Festivaltage', text: 'Eine Zeile je Tag, gezählt wird zusammen oder jeden Tag neu' },
    sessions: { name: 'Programmpunkte', text: 'Ihr Programm einfügen, eine Zeile für jeden' },
    vip: { name: 'VIP-Bereich', text: 'Nur für einen Tag oder ein Segment aus Mailchimp' },
    coupon: { name: 'Gutschein-Aktion', text: 'Einmal für jeden Gast, mit Anfang und Ende' },
    card: { name: 'Zehnerkarte', text: 'Bis zum Maximum jedes Gastes, einmal am Tag, an jedem Tag' },
    weekly: { name: 'Regelmäßiger Abend', text: 'Jede Woche an den Tagen, die Sie wählen' },
    nothing: { name: 'Etwas anderes', text: 'Leer anfangen' },
  },
} satisfies OccasionsWords['page']
