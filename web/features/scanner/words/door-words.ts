// Words of the door's own screen: the strip, the keys, the menu.
import { showNumber } from '../../../ui/show.ts'

export const doorWords = {
  menu: 'Menu',
  menuAttention: 'Menu, needs attention',
  close: 'Close',
  inside: 'in',
  lastResult: 'Last result',
  connected: 'Connected',
  closed: 'Door closed',
  offline: 'Offline',
  listOf: (time: string) => `list ${time}`,
  toSend: (count: number) => `${showNumber(count)} to send`,
  noList: 'no list yet',
  saving: 'Saving the list…',

  light: 'Light',
  noLight: 'No light',
  zoom: 'Zoom',
  noZoom: 'No zoom',
  times: (value: number) => `${showNumber(Math.round(value * 10) / 10)}×`,
  type: 'Type a code',
  find: 'Find by name',
  add: 'Add',
  call: 'Call organiser',
  addGuest: 'Add a guest',
  history: 'History',
  undoLast: (name: string) => `Undo the last scan: ${name}`,
  fold: 'Back to the camera',

  secondsAgo: (seconds: number) => `${showNumber(seconds)} s ago`,
  minutesAgo: (minutes: number) => `${showNumber(minutes)} min ago`,
  usedAgo: (ago: string, door: string) => `Used ${ago}: ${door}`,
  cameAt: (time: string) => `came in at ${time}`,

  soundOn: 'Sound on',
  soundOff: 'Sound off',
  state: 'This door now',
  brand: 'Listpass: home',
  guide: 'Guide for door staff',
}
