import type { branding as english } from '../../en/refusals/branding.ts'
import { n } from '../format.ts'

/** The organiser's logo on the page of a code. */
export const branding = {
  too_many_logos: 'Muitos logotipos em pouco tempo. Tente de novo em um minuto.',
  logo_too_many_pixels: ({ pixels }) =>
    `A imagem é grande demais: no máximo ${n(pixels)} pixels por lado. Salve uma versão menor.`,
  logo_not_plain: 'Este SVG tem scripts, imagens ou links para outros arquivos. Salve como SVG simples ou como PNG.',
  logo_damaged: 'Não foi possível ler esta imagem. Salve-a de novo como PNG.',
} satisfies typeof english
