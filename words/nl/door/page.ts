import type { DoorWords } from '../../en/door/index.ts'
import { count } from '../format.ts'

/** The page of a scanner around the door. */
export const page = {
  title: 'QR-codescanner',
  connectedTo: 'Verbonden met lijst:',
  activeMembers: (members: number) => count(members, { one: '# actief contact', other: '# actieve contacten' }),
  active: 'Actief',
  inactive: 'Niet actief',
  inactiveText: 'Scannen staat nu uit voor deze lijst.',
  inactiveHelp: 'Vraag de beheerder om het scannen van deze lijst aan te zetten.',
  loading: 'Lijstgegevens laden...',
  loadFailed: 'Lijst laden mislukt',
  invalid: 'De scanner is niet verbonden met een geldige lijst.',
  invalidHelp: 'Controleer de URL of vraag het de beheerder.',
  door: 'Deur:',
  listGone: 'Je mag deze lijst niet meer scannen.',
  linkEnded: 'Deze scannerlink werkt niet meer. Vraag de organisator om een nieuwe.',
  kioskPaused: 'Deze scanner is gepauzeerd. Meld je bij een medewerker.',
  closed: {
    title: 'Deur gesloten',
    refused: (time: string) => `Niet binnengelaten om ${time}:`,
  },
} satisfies DoorWords['page']
