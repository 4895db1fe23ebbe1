import { count } from './format.ts'

/** The frame of a list: its parts, and the occasion that they show. */
export const home = {
  parts: {
    tonight: 'Tonight',
    guests: 'Guests',
    doors: 'Doors',
    email: 'Email',
    results: 'Results',
    occasions: 'Occasions',
    settings: 'Settings',
  },
  partsLabel: 'Parts of this list',
  more: 'More',
  guests: (guests: number) => count(guests, { one: '# guest', other: '# guests' }),
  openScanner: 'Open scanner',
  onlyEditors: 'Only editors can open this part',
  onlyEditorsText: 'You can see Tonight, Guests and Results. An owner of the team can change your role.',

  occasion: 'Occasion',
  occasionIs: 'Occasion:',
  allOccasions: 'All occasions',
  changeOccasions: 'Add or change occasions',
  addOccasion: 'Add an occasion',
  ended: (moment: string) => `ended ${moment}`,
}
