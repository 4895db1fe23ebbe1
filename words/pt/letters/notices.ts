import type { LetterWords } from '../../en/letters/index.ts'
import { count, n } from '../format.ts'

/** News from the doors. A `time` has its zone in brackets: “21:05 (Europe/Paris)”. */
export const notices = {
  vipArrived: (guest: string) => `Chegada de VIP: ${guest}`,
  vipsArrived: (vips: number, list: string) =>
    `${count(vips, { one: '# VIP chegou', other: '# VIPs chegaram' })}: ${list}`,
  vip: (guest: string, time: string, occasion: string, door: string) =>
    `Entrada: ${guest}, ${time}. ${occasion}, ${door}.`,

  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `Quase lotado: ${occasion} (${n(inside)} de ${n(capacity)})`,
  full: (occasion: string, inside: number, capacity: number, time: string) =>
    `${occasion}: ${n(inside)} de ${n(capacity)} pessoas dentro. Horário: ${time}.`,

  doorSilent: (door: string) => `A porta “${door}” está sem sinal`,
  doorsSilent: (doors: number, list: string) =>
    `${count(doors, { one: '# porta está sem sinal', other: '# portas estão sem sinal' })}: ${list}`,
  silent: (door: string, time: string, occasion: string) =>
    `Último sinal: ${door}, ${time}. A ocasião está aberta: ${occasion}.`,
  goesOn:
    'Uma porta sem conexão continua escaneando. As leituras chegam quando a conexão volta. Vá até lá ou peça à equipe da porta para abrir o link de novo.',
  ifFinished: 'Se a equipe da porta já terminou, não é preciso fazer nada.',

  /** In the place of a name. */
  nameless: 'um convidado sem nome',
  someDoor: 'uma porta',

  more: (notices: number) => `E mais ${n(notices)}.`,
  open: (list: string) => `Abrir ${list}`,
  why: (list: string) =>
    `Você recebe este e-mail porque escolheu isso para a lista “${list}”. Chega no máximo um a cada 15 minutos.`,
  switchOff: (address: string) => `Para desativar, abra “Notificações” nas configurações da lista: ${address}`,
} satisfies LetterWords['notices']
