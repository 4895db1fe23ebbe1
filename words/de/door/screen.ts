import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The screen of a door: the strip, the keys, the menu. */
export const screen = {
  menu: 'Menü',
  menuAttention: 'Menü, bitte beachten',
  close: 'Schließen',
  inside: 'drin',
  lastResult: 'Letztes Ergebnis',
  connected: 'Verbunden',
  closed: 'Geschlossen',
  offline: 'Offline',
  listOf: (time: string) => `Liste ${time}`,
  toSend: (count: number) => `${n(count)} zu senden`,
  noList: 'noch keine Liste',
  saving: 'Speichert die Liste…',

  light: 'Licht',
  noLight: 'Kein Licht',
  zoom: 'Zoom',
  noZoom: 'Kein Zoom',
  times: (value: number) => `${n(Math.round(value * 10) / 10)}×`,
  type: 'Code tippen',
  find: 'Name suchen',
  readyCheck: 'Startcheck',
  add: 'Neuer Gast',
  call: 'Veranstalter rufen',
  addGuest: 'Gast eintragen',
  history: 'Verlauf',
  undoLast: (name: string) => `Storno des letzten Scans: ${name}`,
  fold: 'Zurück zur Kamera',

  secondsAgo: (seconds: number) => `vor ${n(seconds)} s`,
  minutesAgo: (minutes: number) => `vor ${n(minutes)} min`,
  usedAgo: (ago: string, door: string) => `Benutzt ${ago}: ${door}`,
  cameAt: (time: string) => `eingecheckt: ${time}`,

  soundOn: 'Ton an',
  soundOff: 'Ton aus',
  state: 'Dieser Einlass jetzt',
  brand: 'Listpass: Startseite',
  guide: 'Anleitung für den Einlass',
} satisfies DoorWords['screen']
