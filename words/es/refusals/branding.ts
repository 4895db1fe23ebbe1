import type { branding as Branding } from '../../en/refusals/branding.ts'
import { n } from '../format.ts'

/** The organiser's logo on the page of a code. */
export const branding = {
  too_many_logos: 'Demasiados logotipos en poco tiempo. Inténtalo de nuevo en un minuto.',
  logo_too_many_pixels: ({ pixels }: { pixels: number }) =>
    `La imagen es demasiado grande: como máximo ${n(pixels)} píxeles por lado. Guárdala más pequeña.`,
  logo_not_plain: 'Este SVG tiene scripts, imágenes o enlaces a otros archivos. Guárdalo como SVG simple o como PNG.',
  logo_damaged: 'No se ha podido leer esta imagen. Guárdala de nuevo como PNG.',
} satisfies typeof Branding
