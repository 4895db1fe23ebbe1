import { count, n } from '../format.ts'

/** The settings of an occasion as sentences. */
export const sentences = {
  always: 'Open at any time.',
  from: (moment: string) => `Opens ${moment}.`,
  until: (moment: string) => `Closes ${moment}.`,
  span: (span: string) => `${span}.`,
  inZone: (city: string) => `In ${city} time.`,
  everyone: 'Everyone on the list.',
  shared: 'Up to each guest’s own maximum, shared with other occasions.',
  own: (times: number) =>
    count(times, {
      one: 'Each guest once. Other occasions don’t count.',
      other: 'Each guest # times. Other occasions don’t count.',
    }),
  again: {
    shared: {
      never: () => 'Yes, as long as they have entries left.',
      daily: (begins: string) => `Yes, once a day. A new day begins at ${begins}.`,
      after_exit: () => 'Yes, after they were scanned out. Their entry is then free again.',
    },
    own: {
      never: () => 'No. A used entry stays used.',
      daily: (begins: string) => `Yes, the next day, from ${begins}.`,
      after_exit: () => 'Yes, after they were scanned out. Their entry is then free again.',
    },
  },
  noLimit: 'No limit.',
  /** By what doors do when it is full. */
  capacity: {
    refuse: (people: number) => `At most ${n(people)}, then doors turn guests away.`,
    warn: (people: number) => `At most ${n(people)}, then doors warn and let guests in.`,
  },
  unsure: {
    let_in: 'A door without a connection lets guests in.',
    stop: 'A door without a connection stops when it may be full.',
  },
  noExits: 'Exits are not scanned.',
  exits: 'Exits are scanned.',
  outAt: (time: string) => `Everyone is counted out at ${time}.`,
}
