import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The settings of an occasion as sentences. */
export const sentences = {
  always: 'Altijd open.',
  from: (moment: string) => `Open vanaf ${moment}.`,
  until: (moment: string) => `Open tot ${moment}.`,
  span: (span: string) => `${span}.`,
  inZone: (city: string) => `In de tijd van ${city}.`,
  everyone: 'Iedereen op de lijst.',
  shared: 'Tot het eigen maximum van elke gast, gedeeld met andere onderdelen.',
  own: (times: number) =>
    count(times, {
      one: 'Elke gast één keer. Andere onderdelen tellen niet mee.',
      other: 'Elke gast # keer. Andere onderdelen tellen niet mee.',
    }),
  again: {
    shared: {
      never: () => 'Ja, zolang het eigen maximum niet is bereikt.',
      daily: (begins: string) => `Ja, één keer per dag. Een nieuwe dag begint om ${begins}.`,
      after_exit: () => 'Ja, na het uitchecken. Die keer komt dan weer vrij.',
    },
    own: {
      never: () => 'Nee. Gebruikt blijft gebruikt.',
      daily: (begins: string) => `Ja, de volgende dag, vanaf ${begins}.`,
      after_exit: () => 'Ja, na het uitchecken. Die keer komt dan weer vrij.',
    },
  },
  noLimit: 'Geen limiet.',
  /** By what doors do when it is full. */
  capacity: {
    refuse: (people: number) => `Hoogstens ${n(people)}, daarna sturen deuren gasten weg.`,
    warn: (people: number) => `Hoogstens ${n(people)}, daarna waarschuwen deuren en laten ze gasten binnen.`,
  },
  unsure: {
    let_in: 'Een deur zonder verbinding laat gasten binnen.',
    stop: 'Een deur zonder verbinding stopt als het misschien vol is.',
  },
  noExits: 'Gasten worden niet uitgecheckt.',
  exits: 'Gasten worden uitgecheckt.',
  outAt: (time: string) => `Iedereen wordt uitgecheckt om ${time}.`,
} satisfies OccasionsWords['sentences']
