import type { DoorWords } from '../../en/door/index.ts'
import { count } from '../format.ts'

/** The page of a scanner around the door. */
export const page = {
  title: 'Scanner de código QR',
  connectedTo: 'Conectado à lista:',
  activeMembers: (members: number) => count(members, { one: '# membro ativo', other: '# membros ativos' }),
  active: 'Ativa',
  inactive: 'Inativa',
  inactiveText: 'No momento, esta lista está inativa para leituras.',
  inactiveHelp: 'Peça à organização que ative as leituras desta lista.',
  loading: 'Carregando informações da lista...',
  loadFailed: 'Não foi possível carregar a lista',
  invalid: 'O scanner não está conectado a uma lista válida.',
  invalidHelp: 'Verifique a URL ou fale com a organização.',
  door: 'Porta:',
  listGone: 'Você não pode mais escanear esta lista.',
  linkEnded: 'Este link do scanner foi encerrado. Peça outro à organização.',
  kioskPaused: 'Este scanner está em pausa. Fale com a equipe, por favor.',
  closed: {
    title: 'Porta fechada',
    refused: (time: string) => `Entrada recusada às ${time}:`,
  },
} satisfies DoorWords['page']
