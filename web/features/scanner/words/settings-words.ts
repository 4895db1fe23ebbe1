// Words of the settings of a door’s device.
export const settingsWords = {
  title: 'Settings of this device',
  sound: 'Sounds',
  soundHint: 'A sound for each result. Vibration stays.',
  asks: 'Ask before letting in',
  asksHint: 'Shows the name first. Nothing counts until you press “Let in”.',
}
