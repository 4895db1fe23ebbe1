import { n } from '../format.ts'

type Pixels = { pixels: number }
type Tag = { tag: string }

/** Findings about the size of the code, conditions and the length of the email, and what the organiser can do. */
export const shape = {
  too_small: {
    sentence: ({ pixels }: Pixels) => `The code is ${n(pixels)} pixels wide. Phones read it well from 150 pixels.`,
    todo: 'Make the picture 200 pixels wide.',
  },
  no_size: {
    sentence: 'The picture has no width and height, so Outlook may show it far too large.',
    todo: 'Set width and height to 200.',
  },
  narrow_container: {
    sentence: ({ pixels }: Pixels) =>
      `The code stands in a column of ${n(pixels)} pixels. Phones read it well from 150 pixels.`,
    todo: 'Move it into a wider column.',
  },
  stretched: {
    sentence: 'The picture isn’t square, so the code is stretched.',
    todo: 'Give width and height the same number.',
  },
  styled: {
    sentence: ({ property }: { property: string }) => `The style “${property}” changes the picture of the code.`,
    todo: 'Remove this style from the picture.',
  },
  unbalanced: {
    sentence: ({ tag }: Tag) => `The condition ${tag} has no matching part.`,
    todo: 'Each *|IF:…|* needs one *|END:IF|*. Mailchimp shows the wrong parts otherwise.',
  },
  across_blocks: {
    sentence: ({ tag }: Tag) => `The condition ${tag} begins and ends in different blocks.`,
    todo: 'Begin and end it in the same block. The layout may break otherwise.',
  },
  code_clipped: {
    sentence: 'The code stands behind 102 kB, where Gmail cuts the email off.',
    todo: 'Move the code further up, or make the email shorter.',
  },
  clipped: {
    sentence: ({ size }: { size: number }) => `The email has ${n(size)} kB. Gmail cuts it off after 102 kB.`,
    todo: 'The code stands before the cut. Shorten the email so that guests see the rest.',
  },
  text_without_code: {
    sentence: 'The plain-text part has no code. Guests who see no pictures can’t show it.',
    todo: 'Add the merge tag of the code to the plain-text part.',
  },
}
