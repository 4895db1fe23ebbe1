import { n } from '../format.ts'

/** The organiser's logo on the page of a code. */
export const branding = {
  too_many_logos: 'Too many logos in a short time. Please try again in a minute.',
  logo_too_many_pixels: ({ pixels }: { pixels: number }) =>
    `The picture is too large: at most ${n(pixels)} pixels a side. Save it smaller.`,
  logo_not_plain: 'This SVG has scripts, pictures or links to other files. Save it as a plain SVG, or as a PNG.',
  logo_damaged: 'This picture could not be read. Please save it again as a PNG.',
}
