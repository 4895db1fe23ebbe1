import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** News about scans that comes late. `who` begins the sentence, because “Iemand” has a capital letter. */
export const alerts = {
  title: 'Vraagt aandacht',
  acknowledge: 'Begrepen',
  somebody: 'Iemand',
  anotherDoor: 'een andere deur',
  lost: (who: string) => `${who} is twee keer binnengelaten.`,
  lostDetail: (when: string, door: string) =>
    `Hier binnengelaten om ${when}, zonder verbinding, maar ${door} was eerder. De scan hier telt niet.`,
  notCounted: (who: string) => `${who} had niet naar binnen gemogen.`,
  notCountedDetail: (when: string, reason: string) =>
    `Hier binnengelaten om ${when}, zonder verbinding. Listpass zegt nu: ${reason}. De scan telt niet.`,
  admitted: (who: string) => `${who} stond toch op de lijst.`,
  admittedDetail: (when: string) =>
    `Hier weggestuurd om ${when}, zonder verbinding, maar mag toch naar binnen en is nu ingecheckt. Laat de gast binnen als die terugkomt.`,
  elsewhere: (who: string) => `${who} is twee keer binnengelaten.`,
  elsewhereDetail: (when: string, door: string) =>
    `Eerst hier binnengelaten, en om ${when} door ${door}, zonder verbinding. De scan daar telt niet.`,
  overCapacity: (inside: number, capacity: number) =>
    `Te veel binnengelaten: ${n(inside)} binnen, plaats voor ${n(capacity)}.`,
  overCapacityDetail:
    'Andere deuren lieten ook gasten binnen. Laat niemand meer binnen totdat er iemand weggaat, en meld het aan de organisator.',
  exitNotCounted: (who: string) => `${who}: de check-out telt niet.`,
  exitNotCountedDetail: (when: string, reason: string) =>
    `Hier uitgecheckt om ${when}, zonder verbinding. Listpass zegt nu: ${reason}.`,
  setAside: (who: string) => `${who}: de scan kon niet worden verstuurd.`,
  setAsideDetail: (when: string) =>
    `Hier gescand om ${when}. Listpass kan de scan niet aannemen, dus die blijft op dit toestel. Meld het aan de organisator.`,
} satisfies DoorWords['alerts']
