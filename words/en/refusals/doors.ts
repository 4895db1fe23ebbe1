import { n } from '../format.ts'

/** Scanner links and their sessions, and what doors ask of organisers. */
export const doors = {
  link_ended: 'This scanner link has ended. Ask the organiser for a new one.',
  link_expired: 'This scanner link has expired. Ask the organiser for a new one.',
  link_switched_off: 'This scanner link is switched off. Ask the organiser to switch it on.',
  link_gone: 'This scanner link no longer exists.',
  link_not_opened:
    'Listpass cannot open the stored address of a scanner link: LISTPASS_KEYS is no longer what it was. The team who runs Listpass can put the former key back.',
  links_at_most: ({ most }: { most: number }) =>
    `A list can have at most ${n(most)} scanner links. Remove one that is no longer used.`,
  time_is_past: 'Please choose a time in the future.',
  session_has_ended: 'This session has already ended.',
  no_check_of_members: 'Only doors of scanner links tell whether they are ready.',
  too_many_devices: 'Too many devices opened this scanner link. Please try again in a minute.',
  too_many_wrong_links: 'Too many wrong links. Please try again in a minute.',
  no_page_of_list: 'This page of the list does not exist. Please begin with the first.',
  door_closed_phone: 'This door is closed right now. Phone the organiser.',
  too_many_calls_of_door: 'Too many calls from this door. Wait a moment and try again.',
  call_made_already: 'This call was already made.',
  call_gone: 'This call no longer exists.',
}
