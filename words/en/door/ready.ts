import { n } from '../format.ts'

/** The check before doors open: the title of each line, its good result, and the next step after a bad one. */
export const ready = {
  ready: 'ready',
  count: (ready: number, all: number) => `${n(ready)} of ${n(all)}`,
  start: 'Start scanning',
  well: 'Ready',

  camera: {
    title: 'Camera',
    well: 'Shows a picture',
    missing: 'The camera is not on yet',
    help: 'Allow the camera, and point it at a code.',
    act: 'Turn the camera on',
  },
  light: {
    title: 'Light',
    well: 'Turns on and off',
    none: 'This camera has no light',
    unknown: 'Known once the camera is on',
  },
  sound: {
    title: 'Sound',
    well: 'On. Turn the volume up',
    missing: 'Sound is off',
    help: 'Turn up the volume and switch silent mode off, then play the two sounds.',
    act: 'Play the sounds',
  },
  screen: {
    title: 'Screen stays on',
    well: 'Keeps awake while the camera runs',
    missing: 'This browser lets the screen go dark',
    help: 'Set the screen lock of this device to “never” for tonight.',
  },
  list: {
    title: 'Guest list on this phone',
    well: (time: string) => `Saved ${time}`,
    missing: 'The guest list is not on this phone yet',
    help: 'Keep this page open with a connection until the list is saved.',
    refusedHelp: 'Turn private browsing off: this browser can’t save the list.',
  },
  storage: {
    title: 'Storage',
    well: 'Kept by the browser',
    missing: 'The browser may clear saved scans',
    help: 'Add this page to the home screen, and open it from there.',
    act: 'Ask the browser to keep it',
  },
  clock: {
    title: 'Clock',
    well: (seconds: number) => `${n(seconds)} s from the right time`,
    unknown: 'Compared when there is a connection',
    missing: (seconds: number) => `The clock is ${n(seconds)} s wrong`,
    help: 'Set the time of this device to automatic.',
  },
  battery: {
    title: 'Battery',
    well: (percent: number) => `${n(percent)}%`,
    missing: (percent: number) => `Only ${n(percent)}% left`,
    help: 'Plug the device in, or bring a power bank.',
  },
  version: {
    title: 'Version',
    well: 'The newest',
    missing: 'A newer version is ready',
    help: 'Reload before the first guest comes.',
    act: 'Reload',
  },
}
