import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Changes of many guests at once. */
export const bulk = {
  bar: 'Ausgewählte Gäste',
  selected: (guests: number) => count(guests, { one: '# Gast ausgewählt', other: '# Gäste ausgewählt' }),
  all: (guests: number) => `Alle ${n(guests)} auswählen`,
  block: 'Sperren',
  unblock: 'Entsperren',
  setMax: 'Maximum setzen',
  tag: 'Tags',
  clear: 'Auswahl aufheben',
  stop: 'Stoppen',
  close: 'Schließen',
  retry: 'Rest erneut versuchen',
  progress: (done: number, of: number) => count(of, { one: `${n(done)} von # Gast`, other: `${n(done)} von # Gästen` }),
  at: {
    block: 'Wird gesperrt',
    unblock: 'Wird entsperrt',
    max: 'Maximum wird gesetzt',
    tag: 'Tags werden geändert',
  },
  did: {
    block: (guests: number) => count(guests, { one: '# Gast ist gesperrt.', other: '# Gäste sind gesperrt.' }),
    unblock: (guests: number) => count(guests, { one: '# Gast ist entsperrt.', other: '# Gäste sind entsperrt.' }),
    max: (guests: number) =>
      count(guests, {
        one: 'Das Maximum ist bei # Gast gesetzt.',
        other: 'Das Maximum ist bei # Gästen gesetzt.',
      }),
  },
  gone: (guests: number) =>
    count(guests, {
      one: '# Gast war nicht mehr in Listpass.',
      other: '# Gäste waren nicht mehr in Listpass.',
    }),
  stopped: (done: number, of: number) => `Gestoppt: ${n(done)} von ${n(of)} geändert.`,
  failed: (done: number, of: number) => `${n(done)} von ${n(of)} geändert. Der Rest konnte nicht geändert werden.`,
  failedBecause: (done: number, of: number, problem: string) =>
    `${n(done)} von ${n(of)} geändert. Der Rest konnte nicht geändert werden: ${problem}`,
  blockTitle: (guests: number) => count(guests, { one: '# Gast sperren?', other: '# Gäste sperren?' }),
  blockQuestion: 'Einlässe weisen ihre Codes ab, bis Sie sie entsperren.',
  unblockTitle: (guests: number) => count(guests, { one: '# Gast entsperren?', other: '# Gäste entsperren?' }),
  unblockQuestion: 'Einlässe lassen sie wieder ein, soweit ihr Maximum das erlaubt.',
  maxTitle: (guests: number) =>
    count(guests, { one: 'Maximum von # Gast setzen', other: 'Maximum von # Gästen setzen' }),
  max: 'Erlaubte Scans',
  maxHint: '0 sperrt die Codes. Mailchimp bekommt das neue Maximum in einigen Minuten.',
  maxInvalid: 'Bitte geben Sie eine ganze Zahl von 0 bis 1.000.000 ein.',
  cancel: 'Abbrechen',
} satisfies ManagerWords['bulk']
