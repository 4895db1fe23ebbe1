import { isolated } from '#domain/user-text.ts'

/** What a door would say to a guest at a moment. */
export const rehearsal = {
  title: 'Rehearse',
  text: 'See what a door would say to a guest at a moment. Nothing is counted.',
  guest: 'Guest',
  guestHint: 'Type a name or an email.',
  found: 'Guests found',
  searching: 'Searching...',
  searchFailed: 'The guests couldn’t be searched',
  noOne: (search: string) => `No one matches “${isolated(search, 60)}”.`,
  at: 'At',
  direction: 'Direction',
  directions: { in: 'Coming in', out: 'Going out' },
  ask: 'Ask the Door',
  asking: 'Asking...',
  failed: 'The door couldn’t be asked',
  chooseGuest: 'Choose a guest first.',
  decidedBy: (setting: string) => `Decided by: ${setting}`,
  settings: {
    list: 'the list, which is not open for scanning',
    contact: 'the guest, who is blocked or left the list',
    who: 'Who',
    opens_at: 'Opens',
    closes_at: 'Closes',
    own_max: 'Times for each guest',
    max_scans: 'the guest’s maximum',
    again: 'Again',
    capacity: 'Most people inside',
  },
}
