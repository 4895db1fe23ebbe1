import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** An occasion at the door: its purpose, the reason against an entry now, and the next step. */
export const occasion = {
  direction: 'Richting van deze deur',
  in: 'In',
  out: 'Uit',
  /** Alone, “uit” would say that the door is switched off. */
  lineOut: 'UITGANG',
  scansIn: 'Gasten worden ingecheckt.',
  scansOut: 'Gasten worden uitgecheckt.',
  askTitle: 'In of uit?',
  askText: (minutes: number) => `Al ${n(minutes)} min geen scan. Checkt deze deur gasten in of uit?`,

  opensIn: (minutes: number) => `Opent over ${n(minutes)} min`,
  opensAt: (time: string) => `Open vanaf ${time}`,
  opensInAt: (minutes: number, time: string) => `Opent over ${n(minutes)} min, om ${time}.`,
  closed: 'Gesloten',
  closedAt: (time: string) => `Gesloten sinds ${time}.`,
  saysFor: (name: string) => `Deze deur is voor ${name}.`,

  inside: 'binnen',
  insideAt: (time: string) => `binnen (${time})`,
  people: (inside: number) => `${n(inside)} binnen.`,
  peopleOf: (inside: number, capacity: number) => `${n(inside)} van ${n(capacity)} binnen.`,

  notCounted: 'Deze scan telt niet.',
  notInvited: (name: string) => `${name} is niet voor deze gast.`,
  sendOn: 'Stuur de gast naar de organisator.',
  usedToday: 'Deze code is vandaag al gebruikt.',
  nextDay: 'De volgende dag werkt de code weer.',
  insideSince: (time: string) => `Binnen sinds ${time}.`,
  stillInside: 'Deze gast is nog niet uitgecheckt.',
  scanOut: 'Check de gast eerst uit.',
  askToWait: 'Vraag de gast om te wachten.',
  overCapacity: 'Te vol.',
  tellOrganiser: 'Meld het aan de organisator.',

  checkedOut: 'Uitgecheckt',
  notInside: 'Deze gast was niet ingecheckt.',
  comesBack: 'Mag weer naar binnen.',
  undoneExit: 'Deze check-out is ingetrokken.',

  letOut: 'Uitchecken?',
  scanOutButton: 'Uitchecken',
  notOut: 'Niet uitchecken',
  scanOutOf: (name: string) => `Uitchecken: ${name}`,
  goodbye: 'Tot ziens!',

  chooseTitle: 'Kies een onderdeel',
  chooseText: 'Deze deur scant voor het onderdeel dat je kiest. Je kunt het wijzigen in het menu.',
  chooseOther: 'Ander onderdeel kiezen',
  removed: 'Dit onderdeel is verwijderd.',
  removedHelp: 'Vraag de organisator om een nieuwe scannerlink.',
} satisfies DoorWords['occasion']
