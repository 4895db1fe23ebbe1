import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The settings of an occasion as sentences. A moment may be a whole date, so it stands after a colon. */
export const sentences = {
  always: 'Aberta a qualquer hora.',
  from: (moment: string) => `Abertura: ${moment}.`,
  until: (moment: string) => `Encerramento: ${moment}.`,
  span: (span: string) => `${span}.`,
  inZone: (city: string) => `Horário local: ${city}.`,
  everyone: 'Todos da lista.',
  shared: 'Até o máximo de cada convidado, somado com outras ocasiões.',
  own: (times: number) =>
    count(times, {
      one: 'Cada convidado, uma vez. Outras ocasiões não contam.',
      other: 'Cada convidado, # vezes. Outras ocasiões não contam.',
    }),
  again: {
    shared: {
      never: () => 'Sim, enquanto o convidado ainda tiver entradas.',
      daily: (begins: string) => `Sim, uma vez por dia. Início do novo dia: ${begins}.`,
      after_exit: () => 'Sim, depois de registrada a saída. A entrada volta a ficar livre.',
    },
    own: {
      never: () => 'Não. Uma entrada usada continua usada.',
      daily: (begins: string) => `Sim, no dia seguinte, a partir de ${begins}.`,
      after_exit: () => 'Sim, depois de registrada a saída. A entrada volta a ficar livre.',
    },
  },
  noLimit: 'Sem limite.',
  /** By what doors do when it is full. */
  capacity: {
    refuse: (people: number) => `No máximo ${n(people)}. Depois, as portas não liberam mais convidados.`,
    warn: (people: number) => `No máximo ${n(people)}. Depois, as portas avisam e liberam convidados.`,
  },
  unsure: {
    let_in: 'Uma porta sem conexão libera convidados.',
    stop: 'Uma porta sem conexão para quando puder estar lotado.',
  },
  noExits: 'As saídas não são registradas.',
  exits: 'As saídas são registradas.',
  outAt: (time: string) => `Saída de todos: ${time}.`,
} satisfies OccasionsWords['sentences']
