import type { Sentences } from '../en/sentences.ts'
import { n } from './format.ts'

/**
 * One sentence for door staff for each verdict. A welcome and a goodbye have no gender. A time may have a date before it, so
 * none stands after “às”.
 */
export const sentences = {
  welcome: 'Boas-vindas.',
  welcomeOf: (scan: number, max: number) => `Boas-vindas. Leitura ${n(scan)} de ${n(max)}.`,
  overCapacity: (inside: number, capacity: number) => `Lotação excedida: ${n(inside)} de ${n(capacity)} dentro.`,
  goodbye: 'Até logo.',
  goodbyeNotIn: 'Até logo. A entrada deste convidado não foi registrada.',
  malformed: 'Este não é um código do Listpass. Peça o código QR do e-mail.',
  unknownCode: 'Este código não está na lista.',
  wrongList: (list: string) => `Este código é de outra lista: ${list}.`,
  unknownList: 'desconhecida',
  listInactive: 'No momento, esta lista não está ativa para leituras',
  linkExpired: 'Este link do scanner expirou. Peça outro à organização.',
  removed: 'Este contato foi removido da lista.',
  notAGuest: 'Este contato não conta como convidado desta lista. Encaminhe à organização.',
  blocked: 'Este código está bloqueado. Encaminhe o convidado à organização.',
  alreadyUsed: 'Este código já foi usado.',
  allUsed: (entries: number) => `Todas as ${n(entries)} entradas deste código já foram usadas.`,
  firstScan: (time: string, door: string) => `Primeira leitura: ${time}, ${door}.`,
  notInvited: (occasion: string) => `${occasion} não é para este convidado. Encaminhe à organização.`,
  thisOccasion: 'Esta ocasião',
  tooEarly: 'Ainda não abriu.',
  opens: (time: string) => `Abertura: ${time}.`,
  tooLate: 'Entrada encerrada.',
  closedSince: (time: string) => `Entrada encerrada desde ${time}.`,
  alreadyToday: 'Este código já foi usado hoje.',
  stillInside: 'Este convidado ainda está dentro.',
  cameIn: (time: string) => `Entrada: ${time}.`,
  scanOut: 'Registre a saída primeiro.',
  full: (inside: number, capacity: number) =>
    `Lotado: ${n(inside)} de ${n(capacity)} dentro. Libere o próximo quando alguém sair.`,
  conflict: 'Outra porta liberou este código antes.',
  rateLimited: 'Muitas leituras recusadas nesta porta. Espere um momento e tente de novo.',
  error: 'Não foi possível verificar a leitura. Tente de novo.',
} satisfies Sentences
