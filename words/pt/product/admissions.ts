import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'
import { reasons } from '../reasons.ts'

/** Stopping and resuming admissions, on all screens that do so. */
export const admissions = {
  stop: 'Interromper entradas',
  stopTitle: 'Interromper as entradas?',
  stopQuestion: (name: string) => `A partir deste momento, as portas de ${isolated(name, 80)} não liberam ninguém.`,
  stopList: `Elas mostram “${reasons.list_inactive}” à equipe.`,
  stopOccasion: `Elas mostram “${reasons.too_late}” à equipe.`,
  exitsGoOn: 'As saídas dos convidados continuam sendo registradas.',
  stopOffline:
    'Uma porta sem conexão continua até se conectar de novo. Você pode voltar a liberar convidados a qualquer momento.',
  stopping: 'Interrompendo...',
  stopFailed: 'Não foi possível interromper as entradas',
  stoppedLate: 'O horário de encerramento já passou. Altere a ocasião para abri-la de novo.',
  resume: 'Liberar de novo',
  resumeFailed: 'Não foi possível voltar a liberar convidados',
} satisfies ProductWords['admissions']
