import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The screen of a door: the strip, the keys, the menu. */
export const screen = {
  menu: 'Menú',
  menuAttention: 'Menú, requiere atención',
  close: 'Cerrar',
  inside: 'dentro',
  lastResult: 'Último resultado',
  connected: 'Con conexión',
  closed: 'Puerta cerrada',
  offline: 'Sin conexión',
  listOf: (time: string) => `lista ${time}`,
  toSend: (count: number) => `${n(count)} por enviar`,
  noList: 'aún sin lista',
  saving: 'Guardando la lista…',

  light: 'Luz',
  noLight: 'Sin luz',
  zoom: 'Zoom',
  noZoom: 'Sin zoom',
  times: (value: number) => `${n(Math.round(value * 10) / 10)}×`,
  type: 'Escribir código',
  find: 'Buscar nombre',
  readyCheck: 'Revisión previa',
  add: 'Añadir',
  call: 'Pedir ayuda',
  addGuest: 'Añadir invitado',
  history: 'Historial',
  undoLast: (name: string) => `Deshacer el último escaneo: ${name}`,
  fold: 'Volver a la cámara',

  secondsAgo: (seconds: number) => `hace ${n(seconds)} s`,
  minutesAgo: (minutes: number) => `hace ${n(minutes)} min`,
  usedAgo: (ago: string, door: string) => `Usado ${ago}: ${door}`,
  cameAt: (time: string) => `entrada: ${time}`,

  soundOn: 'Con sonido',
  soundOff: 'Sin sonido',
  state: 'Esta puerta ahora',
  brand: 'Listpass: inicio',
  guide: 'Guía para el personal',
} satisfies DoorWords['screen']
