import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The verdict on a scan. */
export const verdict = {
  checking: 'Vérification...',
  slow: 'Cela prend du temps. La vérification de ce code continue...',
  retrying: 'Pas de connexion. Nouvel essai...',
  lostTitle: 'Non vérifié',
  lost: 'Listpass est injoignable\u{202f}: ce scan n’est peut-être pas compté. Vérifiez la connexion, puis scannez de nouveau le code.',
  scanFailed: 'Le scan n’a pas pu être vérifié. Veuillez réessayer.',
  scanCount: (scan: number, max: number) => `Scan ${n(scan)} sur ${n(max)}`,
  firstScan: (time: string, door: string) => `Premier scan\u{202f}: ${time}, ${door}.`,
  unreached: 'N’a jamais reçu l’e-mail',
  sendOn: 'Ne laissez pas entrer. Adressez les questions à l’organisateur.',
  saved: 'Enregistré, pas encore confirmé',
  undone: 'Scan annulé',
  undoneDetail: 'Cette entrée a été annulée.',
  conflictDetail: 'Une autre entrée a scanné ce code avant. Ce scan ne compte pas.',
} satisfies DoorWords['verdict']
