import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/**
 * An occasion at the door: its purpose, the reason against an entry now, and the next step. A time may have a date before
 * it, so none stands after “às”.
 */
export const occasion = {
  direction: 'Sentido desta porta',
  in: 'Entrada',
  out: 'Saída',
  lineOut: 'SAÍDA',
  scansIn: 'Esta porta registra entradas.',
  scansOut: 'Esta porta registra saídas.',
  askTitle: 'Entrada ou saída?',
  askText: (minutes: number) => `Nenhuma leitura há ${n(minutes)} min. Esta porta conta entradas ou saídas?`,

  opensIn: (minutes: number) => `Abre em ${n(minutes)} min`,
  opensAt: (time: string) => `Abertura: ${time}`,
  opensInAt: (minutes: number, time: string) => `Abre em ${n(minutes)} min: ${time}.`,
  closed: 'Encerrada',
  closedAt: (time: string) => `Encerrada desde ${time}.`,
  saysFor: (name: string) => `Esta porta é para ${name}.`,

  inside: 'dentro',
  insideAt: (time: string) => `dentro (${time})`,
  people: (inside: number) => `${n(inside)} dentro.`,
  peopleOf: (inside: number, capacity: number) => `${n(inside)} de ${n(capacity)} dentro.`,

  notCounted: 'Esta leitura não conta.',
  notInvited: (name: string) => `${name} não é para este convidado.`,
  sendOn: 'Encaminhe à organização.',
  usedToday: 'Este código já foi usado hoje.',
  nextDay: 'Volta a valer no dia seguinte.',
  insideSince: (time: string) => `Dentro desde ${time}.`,
  stillInside: 'A saída deste convidado não foi registrada.',
  scanOut: 'Registre a saída primeiro.',
  askToWait: 'Peça para esperar.',
  overCapacity: 'Lotação excedida.',
  tellOrganiser: 'Avise a organização.',

  checkedOut: 'Saída registrada',
  notInside: 'A entrada não foi registrada.',
  comesBack: 'Pode entrar de novo.',
  undoneExit: 'Esta saída foi desfeita.',

  letOut: 'Registrar saída?',
  scanOutButton: 'Registrar saída',
  notOut: 'Não registrar',
  scanOutOf: (name: string) => `Registrar saída: ${name}`,
  goodbye: 'Até logo!',

  chooseTitle: 'Escolha uma ocasião',
  chooseText: 'Esta porta faz leituras para a ocasião que você escolher. Dá para trocar no menu.',
  chooseOther: 'Escolher outra ocasião',
  removed: 'Esta ocasião foi removida.',
  removedHelp: 'Peça à organização um novo link do scanner.',
} satisfies DoorWords['occasion']
