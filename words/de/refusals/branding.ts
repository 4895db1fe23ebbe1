import type { branding as english } from '../../en/refusals/branding.ts'
import { n } from '../format.ts'

/** The organiser's logo on the page of a code. */
export const branding = {
  too_many_logos: 'Zu viele Logos in kurzer Zeit. Bitte versuchen Sie es in einer Minute noch einmal.',
  logo_too_many_pixels: ({ pixels }: { pixels: number }) =>
    `Das Bild ist zu groß: höchstens ${n(pixels)} Pixel je Seite. Speichern Sie es kleiner.`,
  logo_not_plain:
    'Dieses SVG enthält Skripte, Bilder oder Links auf andere Dateien. Speichern Sie es als einfaches SVG oder als PNG.',
  logo_damaged: 'Dieses Bild konnte nicht gelesen werden. Bitte speichern Sie es noch einmal als PNG.',
} satisfies typeof english
