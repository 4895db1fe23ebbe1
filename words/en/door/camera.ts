import { n } from '../format.ts'

/** The camera, its controls, and photos of codes. */
export const camera = {
  allow: 'Allow Camera Access',
  starting: 'Starting the camera...',
  cameraHint: 'Your browser will ask for the camera. The picture stays on this device.',
  video: 'Camera picture',
  overlay: 'ERROR!',
  brokenReader: 'This page can’t read codes right now.',
  brokenReaderHelp: 'Part of it didn’t load. Reload the page, or type the codes.',
  reload: 'Reload page',
  aim: 'Point the camera at a code.',

  choose: 'Camera',
  unnamed: (number: number) => `Camera ${n(number)}`,
  zoom: 'Zoom',
  zoomNow: (value: number) => `${n(Math.round(value * 10) / 10)} times`,
  isBlack:
    'The picture is black. Uncover the lens, or turn on a light. If it stays black, close the browser and open this page again.',

  isDark: 'It’s dark here. Turn on the light to read paper.',
  thisOne: 'This one',

  hints: {
    two: 'Show one code at a time',
    nearest: 'The one nearest the middle counts.',
    outside: 'Hold the code inside the corners',
  },

  inApp: (app: string) => `You opened this page inside ${app}, where cameras often don’t work.`,
  inAnApp: 'You opened this page inside an app, where cameras often don’t work.',
  inAppHelp: 'Copy its address, and open it in Safari, Chrome or Firefox.',
  copyAddress: 'Copy address',

  photo: 'Read a photo of a code',
  photoHint: 'Use this if the camera shows no picture, or if you were sent a picture of the code.',
  photoReading: 'Reading the photo...',
  photoEmpty: 'No code found in this photo. Go closer, use more light, and hold still.',
  photoTwo: 'This photo shows two codes. Take a photo of one.',

  /** Why there is no picture, and the one thing to do about it. */
  problems: {
    denied: {
      title: 'The camera is not allowed.',
      help: 'Allow the camera for this site in the browser’s address bar or settings, then press the button again.',
    },
    dismissed: {
      title: 'The camera question was closed.',
      help: 'Press the button again, and choose “Allow” when the browser asks.',
    },
    forbidden: {
      title: 'This device doesn’t let the browser use the camera.',
      help: 'Allow the camera for the browser in the settings of the device, then press the button again.',
    },
    missing: { title: 'No camera was found.', help: 'Connect a camera, or open this page on a phone.' },
    vanished: {
      title: 'The camera was disconnected.',
      help: 'Connect it again, and it starts automatically. Or press the button to use another one.',
    },
    busy: {
      title: 'Another program is using the camera.',
      help: 'Close the program or tab that uses the camera, then press the button again.',
    },
    insecure: { title: 'The camera needs a secure connection.', help: 'Open this page at its https address.' },
    unsupported: {
      title: 'This browser can’t use the camera.',
      help: 'Open this page in the phone’s own browser, such as Chrome or Safari.',
    },
    stalled: { title: 'The camera shows no picture.', help: 'Close the browser and open this page again.' },
    unknown: {
      title: 'The camera didn’t start.',
      help: 'Press the button again. If that doesn’t help, reload the page.',
    },
  },
}
