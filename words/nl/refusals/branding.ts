import type { branding as english } from '../../en/refusals/branding.ts'
import { n } from '../format.ts'

/** The organiser's logo on the page of a code. */
export const branding = {
  too_many_logos: 'Te veel logo’s in korte tijd. Probeer het over een minuut opnieuw.',
  logo_too_many_pixels: ({ pixels }: { pixels: number }) =>
    `De afbeelding is te groot: hoogstens ${n(pixels)} pixels per zijde. Sla de afbeelding kleiner op.`,
  logo_not_plain:
    'In deze SVG staan scripts, afbeeldingen of links naar andere bestanden. Sla het logo op als gewone SVG of als PNG.',
  logo_damaged: 'Deze afbeelding kon niet worden gelezen. Sla de afbeelding opnieuw op als PNG.',
} satisfies typeof english
