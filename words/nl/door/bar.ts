import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** The state of a door, in sentences. */
export const bar = {
  label: 'Status van deze deur',
  counter: (come: number, contacts: number) => `${n(come)} van ${n(contacts)} binnen`,
  online: 'Verbonden.',
  closed: 'Deur gesloten.',
  offline: 'Werkt zonder verbinding.',
  offlineNoList: 'Geen verbinding, en dit toestel heeft nog geen lijst. Scans wachten op de verbinding.',
  offlineRefused:
    'Geen verbinding. Deze browser kan geen scans opslaan. Zet de privémodus uit of wacht op de verbinding.',
  listAge: (time: string) => `Lijst van ${time}.`,
  noNames: (most: number) =>
    `Deze lijst heeft meer dan ${n(most)} contacten. Daarom heeft dit toestel alleen de codes, zonder namen en andere gegevens.`,
  pending: (scans: number) => count(scans, { one: 'Nog # scan te versturen.', other: 'Nog # scans te versturen.' }),
  pendingElsewhere: (scans: number) =>
    count(scans, {
      one: '# scan van een andere lijst is nog niet verstuurd. Open de scanner van die lijst op dit toestel.',
      other: '# scans van andere lijsten zijn nog niet verstuurd. Open de scanners van die lijsten op dit toestel.',
    }),
  pendingForOrganiser: (scans: number) =>
    count(scans, {
      one: '# scan van een eerdere scannerlink staat nog op dit toestel. Alleen de organisator kan die versturen, door op dit toestel in te loggen.',
      other:
        '# scans van een eerdere scannerlink staan nog op dit toestel. Alleen de organisator kan ze versturen, door op dit toestel in te loggen.',
    }),
  takenOver: (scans: number) =>
    count(scans, {
      one: '# scan van een scannerlink is vanaf dit toestel verstuurd. Log uit voordat je het toestel teruggeeft.',
      other: '# scans van een scannerlink zijn vanaf dit toestel verstuurd. Log uit voordat je het toestel teruggeeft.',
    }),
  signIn: 'Inloggen als organisator',
  loading: 'Lijst opslaan voor offline gebruik...',
  refused: 'Deze browser kan de lijst niet opslaan. Deze deur werkt alleen met verbinding.',
  endedLink: (scans: number) =>
    count(scans, {
      one: 'Deze scannerlink werkt niet meer. De organisator kan op dit toestel inloggen om de scan te versturen.',
      other: 'Deze scannerlink werkt niet meer. De organisator kan op dit toestel inloggen om de scans te versturen.',
    }),
  endedOrganiser: (scans: number) =>
    count(scans, {
      one: 'Je bent uitgelogd. Log op dit toestel opnieuw in om de scan te versturen.',
      other: 'Je bent uitgelogd. Log op dit toestel opnieuw in om de scans te versturen.',
    }),
  declined: 'Listpass neemt nu geen scans aan. Ze blijven op dit toestel.',
  newVersion: 'Nieuwe versie: herladen',
} satisfies DoorWords['bar']
