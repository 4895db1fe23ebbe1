import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The screen of a door: the strip, the keys, the menu. */
export const screen = {
  menu: 'Menu',
  menuAttention: 'Menu, vraagt aandacht',
  close: 'Sluiten',
  inside: 'binnen',
  lastResult: 'Laatste resultaat',
  connected: 'Verbonden',
  closed: 'Deur gesloten',
  offline: 'Offline',
  listOf: (time: string) => `lijst ${time}`,
  toSend: (count: number) => `${n(count)} te versturen`,
  noList: 'nog geen lijst',
  saving: 'Lijst opslaan…',

  light: 'Lamp',
  noLight: 'Geen lamp',
  zoom: 'Zoom',
  noZoom: 'Geen zoom',
  times: (value: number) => `${n(Math.round(value * 10) / 10)}×`,
  type: 'Typ een code',
  find: 'Zoek op naam',
  readyCheck: 'Startcheck',
  /** In two lines. With five keys on a small phone, “Toevoegen” would not fit. */
  add: 'Nieuwe gast',
  call: 'Organisator oproepen',
  addGuest: 'Gast toevoegen',
  history: 'Historie',
  undoLast: (name: string) => `Laatste scan intrekken: ${name}`,
  fold: 'Terug naar de camera',

  secondsAgo: (seconds: number) => `${n(seconds)} s geleden`,
  minutesAgo: (minutes: number) => `${n(minutes)} min geleden`,
  usedAgo: (ago: string, door: string) => `Gebruikt ${ago}: ${door}`,
  cameAt: (time: string) => `kwam binnen om ${time}`,

  soundOn: 'Geluid aan',
  soundOff: 'Geluid uit',
  state: 'Deze deur nu',
  brand: 'Listpass: startpagina',
  guide: 'Handleiding voor deurpersoneel',
} satisfies DoorWords['screen']
