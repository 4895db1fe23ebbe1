import { n } from '../format.ts'

/** The screen of a door: the strip, the keys, the menu. */
export const screen = {
  menu: 'Menu',
  menuAttention: 'Menu, needs attention',
  close: 'Close',
  inside: 'in',
  lastResult: 'Last result',
  connected: 'Connected',
  closed: 'Door closed',
  offline: 'Offline',
  listOf: (time: string) => `list ${time}`,
  toSend: (count: number) => `${n(count)} to send`,
  noList: 'no list yet',
  saving: 'Saving the list…',

  light: 'Light',
  noLight: 'No light',
  zoom: 'Zoom',
  noZoom: 'No zoom',
  times: (value: number) => `${n(Math.round(value * 10) / 10)}×`,
  type: 'Type a code',
  find: 'Find by name',
  readyCheck: 'Ready check',
  add: 'Add',
  call: 'Call organiser',
  addGuest: 'Add a guest',
  history: 'History',
  undoLast: (name: string) => `Undo the last scan: ${name}`,
  fold: 'Back to the camera',

  secondsAgo: (seconds: number) => `${n(seconds)} s ago`,
  minutesAgo: (minutes: number) => `${n(minutes)} min ago`,
  usedAgo: (ago: string, door: string) => `Used ${ago}: ${door}`,
  cameAt: (time: string) => `came in at ${time}`,

  soundOn: 'Sound on',
  soundOff: 'Sound off',
  state: 'This door now',
  brand: 'Listpass: home',
  guide: 'Guide for door staff',
}
