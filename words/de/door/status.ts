import type { DoorWords } from '../../en/door/index.ts'

/** The scanner’s internal state, which an organiser sees. */
export const status = {
  title: 'Scanner-Status',
  camera: 'Kamerastatus',
  cameras: 'Kameras',
  stream: 'Videostream',
  frames: 'Verarbeitete Bilder',
  list: 'Listen-ID',
  slug: 'Kürzel',
  raw: 'Letzte Rohdaten',
  code: 'Erkannter Code',
  answer: 'Letzte API-Antwort',
  choose: 'Kamera wechseln',
  none: 'Nichts',
  copy: 'Bericht kopieren',
  copyHint: 'Für den Support: Versionen, Kamera, Zeiten und wartende Scans. Er enthält keine Codes und keine Namen.',
  unnamedCamera: (number: number) => `Kamera ${number}`,
  idle: 'Aus',
  starting: 'Startet',
  running: 'Kamera aktiv',
  error: (text: string) => `Kamerafehler: ${text}`,
} satisfies DoorWords['status']
