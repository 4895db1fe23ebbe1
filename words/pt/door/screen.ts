import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The screen of a door: the strip, the keys, the menu. */
export const screen = {
  menu: 'Menu',
  menuAttention: 'Menu, precisa de atenção',
  close: 'Fechar',
  inside: 'entraram',
  lastResult: 'Último resultado',
  connected: 'Com conexão',
  closed: 'Porta fechada',
  /** Short, because the strip has one line. */
  offline: 'Sem rede',
  listOf: (time: string) => `lista ${time}`,
  toSend: (count: number) => `${n(count)} a enviar`,
  noList: 'ainda sem lista',
  saving: 'Salvando a lista…',

  light: 'Luz',
  noLight: 'Sem luz',
  zoom: 'Zoom',
  noZoom: 'Sem zoom',
  times: (value: number) => `${n(Math.round(value * 10) / 10)}×`,
  type: 'Digitar código',
  find: 'Buscar por nome',
  readyCheck: 'Checklist',
  add: 'Incluir',
  call: 'Chamar organização',
  addGuest: 'Incluir convidado',
  history: 'Histórico',
  undoLast: (name: string) => `Desfazer a última leitura: ${name}`,
  fold: 'Voltar à câmera',

  secondsAgo: (seconds: number) => `há ${n(seconds)} s`,
  minutesAgo: (minutes: number) => `há ${n(minutes)} min`,
  usedAgo: (ago: string, door: string) => `Usado ${ago}: ${door}`,
  cameAt: (time: string) => `entrada: ${time}`,

  soundOn: 'Com som',
  soundOff: 'Sem som',
  state: 'Esta porta agora',
  brand: 'Listpass: início',
  guide: 'Guia da equipe da porta',
} satisfies DoorWords['screen']
