import type { shape as english } from '../../en/campaigns/shape.ts'
import { n } from '../format.ts'

type Pixels = { pixels: number }
type Tag = { tag: string }

/** Findings about the size of the code, conditions and the length of the email, and what the organiser can do. */
export const shape = {
  too_small: {
    sentence: ({ pixels }: Pixels) =>
      `O código tem ${n(pixels)} pixels de largura. Os celulares o leem bem a partir de 150 pixels.`,
    todo: 'Deixe a imagem com 200 pixels de largura.',
  },
  no_size: {
    sentence: 'A imagem não tem largura nem altura, então o Outlook pode mostrá-la grande demais.',
    todo: 'Defina a largura e a altura como 200.',
  },
  narrow_container: {
    sentence: ({ pixels }: Pixels) =>
      `O código está em uma coluna de ${n(pixels)} pixels. Os celulares o leem bem a partir de 150 pixels.`,
    todo: 'Mova-o para uma coluna mais larga.',
  },
  stretched: {
    sentence: 'A imagem não é quadrada, então o código fica distorcido.',
    todo: 'Use o mesmo número na largura e na altura.',
  },
  styled: {
    sentence: ({ property }: { property: string }) => `O estilo “${property}” altera a imagem do código.`,
    todo: 'Remova este estilo da imagem.',
  },
  unbalanced: {
    sentence: ({ tag }: Tag) => `Falta uma parte da condição ${tag}.`,
    todo: 'Cada *|IF:…|* precisa de um *|END:IF|*. Sem isso, o Mailchimp mostra as partes erradas.',
  },
  across_blocks: {
    sentence: ({ tag }: Tag) => `A condição ${tag} começa e termina em blocos diferentes.`,
    todo: 'Comece e termine a condição no mesmo bloco. Sem isso, o layout pode quebrar.',
  },
  code_clipped: {
    sentence: 'O código está depois dos primeiros 102 kB, onde o Gmail corta o e-mail.',
    todo: 'Mova o código mais para cima ou encurte o e-mail.',
  },
  clipped: {
    sentence: ({ size }: { size: number }) => `O e-mail tem ${n(size)} kB. O Gmail o corta depois de 102 kB.`,
    todo: 'O código está antes do corte. Encurte o e-mail para que os convidados vejam o resto.',
  },
  text_without_code: {
    sentence: 'A parte em texto simples não tem o código. Os convidados que não veem imagens não conseguem mostrá-lo.',
    todo: 'Adicione a etiqueta de mesclagem do código à parte em texto simples.',
  },
} satisfies typeof english
