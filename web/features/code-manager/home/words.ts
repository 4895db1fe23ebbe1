import { showCount } from '../../../ui/show.ts'

export const words = {
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
  guests: (count: number) => showCount(count, 'guest'),
  openScanner: 'Open scanner',
  onlyEditors: 'Only editors can open this part',
  onlyEditorsText: 'You can see Tonight and Results. An owner of the team can change your role.',

  occasion: 'Occasion',
  allOccasions: 'All occasions',
  changeOccasions: 'Add or change occasions',
  addOccasion: 'Add an occasion',
  /** The occasion is over. */
  ended: 'ended',
}
