import type { branding as en } from '../../en/refusals/branding.ts'
import { n } from '../format.ts'

/** The organiser's logo on the page of a code. */
export const branding = {
  too_many_logos: 'Trop de logos en peu de temps. Réessayez dans une minute.',
  logo_too_many_pixels: ({ pixels }: { pixels: number }) =>
    `L’image est trop grande\u{202f}: ${n(pixels)} pixels de côté au maximum. Enregistrez-la en plus petit.`,
  logo_not_plain:
    'Ce SVG contient des scripts, des images ou des liens vers d’autres fichiers. Enregistrez-le en SVG simple, ou en PNG.',
  logo_damaged: 'Cette image n’a pas pu être lue. Enregistrez-la de nouveau en PNG.',
} satisfies typeof en
