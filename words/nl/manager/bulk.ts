import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Changes of many guests at once. */
export const bulk = {
  bar: 'Gekozen gasten',
  selected: (guests: number) => count(guests, { one: '# gast gekozen', other: '# gasten gekozen' }),
  all: (guests: number) => `Alle ${n(guests)} kiezen`,
  block: 'Blokkeren',
  unblock: 'Deblokkeren',
  setMax: 'Maximum instellen',
  tag: 'Tag',
  clear: 'Keuze wissen',
  stop: 'Stoppen',
  close: 'Sluiten',
  retry: 'Rest opnieuw proberen',
  progress: (done: number, of: number) => count(of, { one: `${n(done)} van # gast`, other: `${n(done)} van # gasten` }),
  at: { block: 'Blokkeren', unblock: 'Deblokkeren', max: 'Maximum instellen', tag: 'Tags wijzigen' },
  did: {
    block: (guests: number) => count(guests, { one: '# gast geblokkeerd.', other: '# gasten geblokkeerd.' }),
    unblock: (guests: number) => count(guests, { one: '# gast gedeblokkeerd.', other: '# gasten gedeblokkeerd.' }),
    max: (guests: number) =>
      count(guests, { one: 'Maximum van # gast ingesteld.', other: 'Maximum van # gasten ingesteld.' }),
  },
  gone: (guests: number) =>
    count(guests, { one: '# gast stond niet meer in Listpass.', other: '# gasten stonden niet meer in Listpass.' }),
  stopped: (done: number, of: number) => `Gestopt: ${n(done)} van ${n(of)} gewijzigd.`,
  failed: (done: number, of: number) => `${n(done)} van ${n(of)} gewijzigd. De rest kon niet worden gewijzigd.`,
  failedBecause: (done: number, of: number, problem: string) =>
    `${n(done)} van ${n(of)} gewijzigd. De rest kon niet worden gewijzigd: ${problem}`,
  blockTitle: (guests: number) => count(guests, { one: '# gast blokkeren?', other: '# gasten blokkeren?' }),
  blockQuestion: 'De deuren weigeren hun codes totdat je ze deblokkeert.',
  unblockTitle: (guests: number) => count(guests, { one: '# gast deblokkeren?', other: '# gasten deblokkeren?' }),
  unblockQuestion: 'De deuren laten ze weer binnen, zolang hun maximum niet is bereikt.',
  maxTitle: (guests: number) =>
    count(guests, { one: 'Maximum van # gast instellen', other: 'Maximum van # gasten instellen' }),
  max: 'Toegestane scans',
  maxHint: '0 blokkeert de codes. Mailchimp krijgt het nieuwe maximum binnen enkele minuten.',
  maxInvalid: 'Vul een heel getal van 0 tot en met 1.000.000 in.',
  cancel: 'Annuleren',
} satisfies ManagerWords['bulk']
