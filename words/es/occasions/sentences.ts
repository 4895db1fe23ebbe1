import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The settings of an occasion as sentences. A time has no article, which would agree with the hour. */
export const sentences = {
  always: 'Abierto a cualquier hora.',
  from: (moment: string) => `Apertura: ${moment}.`,
  until: (moment: string) => `Cierre: ${moment}.`,
  span: (span: string) => `${span}.`,
  inZone: (city: string) => `Hora de ${city}.`,
  everyone: 'Todos los de la lista.',
  shared: 'Hasta el máximo de cada invitado, que comparten varios eventos.',
  own: (times: number) =>
    count(times, {
      one: 'Una vez por invitado. Los demás eventos no cuentan.',
      other: '# veces por invitado. Los demás eventos no cuentan.',
    }),
  again: {
    shared: {
      never: () => 'Sí, mientras le queden entradas.',
      daily: (begins: string) => `Sí, una vez al día. Inicio de cada día: ${begins}.`,
      after_exit: () => 'Sí, después de escanear su salida. La entrada vuelve entonces a estar libre.',
    },
    own: {
      never: () => 'No. Una entrada usada queda usada.',
      daily: (begins: string) => `Sí, al día siguiente. Inicio de cada día: ${begins}.`,
      after_exit: () => 'Sí, después de escanear su salida. La entrada vuelve entonces a estar libre.',
    },
  },
  noLimit: 'Sin límite.',
  /** By what doors do when it is full. */
  capacity: {
    refuse: (people: number) => `Como máximo ${n(people)}. Después, las puertas no dejan pasar a nadie.`,
    warn: (people: number) => `Como máximo ${n(people)}. Después, las puertas avisan y dejan pasar.`,
  },
  unsure: {
    let_in: 'Una puerta sin conexión deja pasar.',
    stop: 'Una puerta sin conexión no deja pasar a nadie si el aforo puede estar completo.',
  },
  noExits: 'Las salidas no se escanean.',
  exits: 'Las salidas se escanean.',
  outAt: (time: string) => `Se da salida a todos a esta hora: ${time}.`,
} satisfies OccasionsWords['sentences']
