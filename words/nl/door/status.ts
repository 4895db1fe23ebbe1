import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The scanner’s internal state, which an organiser sees. */
export const status = {
  title: 'Scannerstatus',
  camera: 'Camerastatus',
  cameras: 'Camera’s',
  stream: 'Videostream',
  frames: 'Verwerkte beelden',
  list: 'Lijst-ID',
  slug: 'Slug',
  raw: 'Laatste ruwe gegevens',
  code: 'Code daaruit',
  answer: 'Laatste API-antwoord',
  choose: 'Camera wisselen',
  none: 'Geen',
  copy: 'Rapport kopiëren',
  copyHint: 'Voor support: versies, camera, tijden en wachtende scans. Er staan geen codes of namen in.',
  unnamedCamera: (number: number) => `Camera ${n(number)}`,
  idle: 'In rust',
  starting: 'Start op',
  running: 'Camera actief',
  error: (text: string) => `Camerafout: ${text}`,
} satisfies DoorWords['status']
