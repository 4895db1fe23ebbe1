import type { doors as english } from '../../en/refusals/doors.ts'
import { n } from '../format.ts'

/** Scanner links and their sessions, and what doors ask of organisers. */
export const doors = {
  link_ended: 'Deze scannerlink werkt niet meer. Vraag de organisator om een nieuwe.',
  link_expired: 'Deze scannerlink is verlopen. Vraag de organisator om een nieuwe.',
  link_switched_off: 'Deze scannerlink staat uit. Vraag de organisator om de link aan te zetten.',
  link_gone: 'Deze scannerlink bestaat niet meer.',
  link_not_opened:
    'Listpass kan het opgeslagen adres van een scannerlink niet openen: LISTPASS_KEYS is veranderd. De beheerders van deze Listpass kunnen de vorige sleutel terugzetten.',
  links_at_most: ({ most }: { most: number }) =>
    `Een lijst kan hoogstens ${n(most)} scannerlinks hebben. Verwijder er een die niet meer wordt gebruikt.`,
  time_is_past: 'Kies een tijd in de toekomst.',
  session_has_ended: 'Deze sessie is al beëindigd.',
  no_check_of_members: 'Alleen deuren met een scannerlink melden of ze klaar zijn.',
  too_many_devices: 'Te veel toestellen hebben deze scannerlink geopend. Probeer het over een minuut opnieuw.',
  too_many_wrong_links: 'Te veel verkeerde links. Probeer het over een minuut opnieuw.',
  no_page_of_list: 'Deze pagina van de lijst bestaat niet. Begin bij de eerste.',
  door_closed_phone: 'Deze deur is nu gesloten. Bel de organisator.',
  too_many_calls_of_door: 'Te veel oproepen van deze deur. Wacht even en probeer het opnieuw.',
  call_made_already: 'Deze oproep is al gedaan.',
  call_gone: 'Deze oproep bestaat niet meer.',
} satisfies typeof english
