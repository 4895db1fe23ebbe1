/** The settings of a door’s device. */
export const settings = {
  title: 'Settings of this device',
  sound: 'Sounds',
  soundHint: 'A sound for each result. Vibration stays.',
  asks: 'Ask before letting in',
  asksHint: 'Shows the name first. Nothing counts until you press “Let in”.',
  language: 'Language',
  languageFailed: 'The language couldn’t be loaded. Check the connection, and try again.',
}
