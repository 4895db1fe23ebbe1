import { showNumber } from '../../../ui/show.ts'

export const cameraWords = {
  choose: 'Camera',
  unnamed: (number: number) => `Camera ${showNumber(number)}`,
  zoom: 'Zoom',
  zoomNow: (value: number) => `${showNumber(Math.round(value * 10) / 10)} times`,
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
  inAppHelp: 'Copy its address, and open it in Safari, Chrome or Firefox.',
  copyAddress: 'Copy address',

  photo: 'Read a photo of a code',
  photoHint: 'Use this if the camera shows no picture, or if you were sent a picture of the code.',
  photoReading: 'Reading the photo...',
  photoEmpty: 'No code found in this photo. Go closer, use more light, and hold still.',
  photoTwo: 'This photo shows two codes. Take a photo of one.',
}
