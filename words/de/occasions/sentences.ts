import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The settings of an occasion as sentences. */
export const sentences = {
  always: 'Immer offen.',
  from: (moment: string) => `Öffnet: ${moment}.`,
  until: (moment: string) => `Schließt: ${moment}.`,
  span: (span: string) => `${span}.`,
  inZone: (city: string) => `Zeitzone: ${city}.`,
  everyone: 'Alle auf der Liste.',
  shared: 'Bis zum eigenen Maximum jedes Gastes, zusammen mit anderen Anlässen.',
  own: (times: number) =>
    count(times, {
      one: 'Jeder Gast einmal. Andere Anlässe zählen nicht mit.',
      other: 'Jeder Gast #-mal. Andere Anlässe zählen nicht mit.',
    }),
  again: {
    shared: {
      never: () => 'Ja, solange noch Eintritte übrig sind.',
      daily: (begins: string) => `Ja, einmal am Tag. Ein neuer Tag beginnt um ${begins} Uhr.`,
      after_exit: () => 'Ja, nach dem Auschecken. Der Eintritt ist dann wieder frei.',
    },
    own: {
      never: () => 'Nein. Ein benutzter Eintritt bleibt benutzt.',
      daily: (begins: string) => `Ja, am nächsten Tag, ab ${begins} Uhr.`,
      after_exit: () => 'Ja, nach dem Auschecken. Der Eintritt ist dann wieder frei.',
    },
  },
  noLimit: 'Keine Grenze.',
  /** By what doors do when it is full. */
  capacity: {
    refuse: (people: number) => `Höchstens ${n(people)}, dann weisen Einlässe Gäste ab.`,
    warn: (people: number) => `Höchstens ${n(people)}, dann warnen Einlässe und lassen Gäste ein.`,
  },
  unsure: {
    let_in: 'Ein Einlass ohne Verbindung lässt Gäste ein.',
    stop: 'Ein Einlass ohne Verbindung stoppt, wenn es voll sein könnte.',
  },
  noExits: 'Gäste werden nicht ausgecheckt.',
  exits: 'Gäste werden ausgecheckt.',
  outAt: (time: string) => `Alle werden um ${time} Uhr ausgecheckt.`,
} satisfies OccasionsWords['sentences']
