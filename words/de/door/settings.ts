import type { DoorWords } from '../../en/door/index.ts'

/** The settings of a door’s device. */
export const settings = {
  title: 'Einstellungen dieses Geräts',
  sound: 'Töne',
  soundHint: 'Ein Ton für jedes Ergebnis. Die Vibration bleibt.',
  asks: 'Vor dem Einlassen fragen',
  asksHint: 'Zeigt zuerst den Namen. Gezählt wird erst, wenn Sie auf „Einlassen“ tippen.',
  language: 'Sprache',
  languageFailed:
    'Die Sprache konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
} satisfies DoorWords['settings']
