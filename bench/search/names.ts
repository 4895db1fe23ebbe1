// Names made of syllables, with the uneven frequency of a few hundred first names and some thousand last names.

const starts = ['Ma', 'Jo', 'An', 'El', 'Ka', 'Re', 'Lu', 'So', 'Ti', 'Na', 'Ben', 'Chris', 'Fre', 'Zo', 'Ing', 'Ås']
const middles = ['ri', 'na', 'le', 'tho', 'ber', 'sa', 'mi', 'del', 'ga', 'ro', 'vi', 'né']
const ends = ['a', 'n', 'us', 'el', 'ie', 'ka', 'o', 'ette', 'as', 'ra']
const lastEnds = ['son', 'mann', 'berg', 'ez', 'ini', 'ova', 'ström', 'ley', 'wood', 'ski', 'sen', 'court']

export const firstNames = starts.flatMap((start) =>
  ends.flatMap((end) => middles.slice(0, 3).map((m) => start + m + end)),
)
export const lastNames = starts.flatMap((start) =>
  middles.flatMap((middle) => middles.flatMap((m) => lastEnds.map((end) => start + middle + m + end))),
)
