import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** News about scans that comes late. */
export const alerts = {
  title: 'Precisa de atenção',
  acknowledge: 'Entendi',
  somebody: 'Alguém',
  anotherDoor: 'outra porta',
  lost: (who: string) => `${who} entrou duas vezes.`,
  lostDetail: (when: string, door: string) =>
    `Entrou aqui às ${when}, sem conexão, mas ${door} liberou antes. A leitura daqui não conta.`,
  notCounted: (who: string) => `${who} não deveria ter entrado.`,
  notCountedDetail: (when: string, reason: string) =>
    `Entrou aqui às ${when}, sem conexão. Agora o Listpass diz: ${reason}. A leitura não conta.`,
  admitted: (who: string) => `${who} estava na lista, sim.`,
  admittedDetail: (when: string) =>
    `Entrada recusada aqui às ${when}, sem conexão, mas a pessoa pode entrar. A entrada já está registrada. Se ela voltar, deixe entrar.`,
  elsewhere: (who: string) => `${who} entrou duas vezes.`,
  elsewhereDetail: (when: string, door: string) =>
    `Entrou aqui primeiro. Às ${when}, ${door} liberou de novo, sem conexão. A leitura de lá não conta.`,
  overCapacity: (inside: number, capacity: number) =>
    `Entradas acima da lotação: ${n(inside)} de ${n(capacity)} dentro.`,
  overCapacityDetail:
    'Outras portas também liberaram convidados. Não deixe mais ninguém entrar até alguém sair e avise a organização.',
  exitNotCounted: (who: string) => `${who}: a saída não conta.`,
  exitNotCountedDetail: (when: string, reason: string) =>
    `Saída registrada aqui às ${when}, sem conexão. Agora o Listpass diz: ${reason}.`,
  setAside: (who: string) => `${who}: a leitura não pôde ser enviada.`,
  setAsideDetail: (when: string) =>
    `Leitura feita aqui às ${when}. O Listpass não pode aceitá-la, então ela fica neste aparelho. Avise a organização.`,
} satisfies DoorWords['alerts']
