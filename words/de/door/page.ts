import type { DoorWords } from '../../en/door/index.ts'
import { count } from '../format.ts'

/** The page of a scanner around the door. */
export const page = {
  title: 'QR-Code-Scanner',
  connectedTo: 'Verbunden mit Liste:',
  activeMembers: (members: number) => count(members, { one: '# aktives Mitglied', other: '# aktive Mitglieder' }),
  active: 'Aktiv',
  inactive: 'Inaktiv',
  inactiveText: 'Diese Liste ist zurzeit nicht für Scans aktiv.',
  inactiveHelp: 'Bitten Sie den Administrator, diese Liste für Scans zu aktivieren.',
  loading: 'Die Liste wird geladen...',
  loadFailed: 'Die Liste konnte nicht geladen werden',
  invalid: 'Der Scanner ist mit keiner gültigen Liste verbunden.',
  invalidHelp: 'Bitte prüfen Sie die Adresse, oder wenden Sie sich an den Administrator.',
  door: 'Einlass:',
  listGone: 'Sie dürfen diese Liste nicht mehr scannen.',
  linkEnded: 'Dieser Scanner-Link gilt nicht mehr. Bitten Sie den Veranstalter um einen neuen.',
  kioskPaused: 'Dieser Scanner macht Pause. Bitte wenden Sie sich an das Personal.',
  closed: {
    title: 'Einlass geschlossen',
    refused: (time: string) => `Um ${time} Uhr nicht eingelassen:`,
  },
} satisfies DoorWords['page']
