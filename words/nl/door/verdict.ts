import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The verdict on a scan. */
export const verdict = {
  checking: 'Controleren...',
  slow: 'Dit duurt even. De code wordt nog gecontroleerd...',
  retrying: 'Geen verbinding. Opnieuw proberen...',
  lostTitle: 'Scan mislukt',
  lost: 'Listpass was niet bereikbaar, dus deze scan telt misschien niet. Controleer de verbinding en scan de code opnieuw.',
  scanFailed: 'De scan kon niet worden gecontroleerd. Probeer het opnieuw.',
  scanCount: (scan: number, max: number) => `Scan ${n(scan)} van ${n(max)}`,
  firstScan: (time: string, door: string) => `Eerste scan: ${time}, ${door}.`,
  unreached: 'E-mail nooit ontvangen',
  sendOn: 'Niet binnenlaten. Stuur de gast bij vragen naar de organisator.',
  saved: 'Opgeslagen, nog niet bevestigd',
  undone: 'Ingetrokken',
  undoneDetail: 'Deze check-in is ingetrokken.',
  conflictDetail: 'Een andere deur was eerder. Deze scan telt niet.',
} satisfies DoorWords['verdict']
