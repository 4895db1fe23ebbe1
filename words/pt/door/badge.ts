import type { DoorWords } from '../../en/door/index.ts'

/** Badges: printed labels with the name and the code of a guest. */
export const badge = {
  setting: 'Crachá após a entrada',
  settingHint: 'Uma etiqueta com o nome e o código, em qualquer impressora deste aparelho.',
  none: 'Sem crachá',
  size: (width: number, height: number) => `${width} × ${height} mm`,
  a6: 'A6, 105 × 148 mm',
  own: 'Outro tamanho',
  width: 'Largura em mm',
  height: 'Altura em mm',
  side: (least: number, most: number) => `Digite um número inteiro de ${least} a ${most}.`,
  byItself: 'Impressão automática',
  byItselfHint:
    'Depois de cada entrada. O navegador pergunta toda vez, a menos que tenha sido aberto para imprimir sem perguntar.',
  print: 'Imprimir crachá',
  printOf: (name: string) => `Imprimir crachá: ${name}`,
} satisfies DoorWords['badge']
