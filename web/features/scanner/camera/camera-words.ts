import { showNumber } from '../../../ui/show.ts'

export const cameraWords = {
  choose: 'Camera',
  unnamed: (number: number) => `Camera ${showNumber(number)}`,
  light: 'Light',
  zoom: 'Zoom',
  zoomNow: (value: number) => `${showNumber(Math.round(value * 10) / 10)} times`,
  isBlack:
    'The picture is black. Uncover the lens, or turn on a light. If it stays black, close the browser and open this page again.',

  hints: {
    two: 'Two codes: hold one',
    outside: 'Hold the code inside the corners',
  },

  inApp: (app: string) => `This page is shown inside ${app}, where cameras often do not work.`,
  inAppHelp: 'Copy its address, and open it in Safari, Chrome or Firefox.',
  copyAddress: 'Copy address',

  photo: 'Read a photo of a code',
  photoHint: 'For a camera that shows no picture here, or a code that was sent to you.',
  photoReading: 'Reading the photo...',
  photoEmpty: 'No code was found in this photo. Take it nearer, with more light, and without blur.',
  photoTwo: 'This photo shows two codes. Take a photo of one.',
}
