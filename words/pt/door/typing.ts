import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** A code that staff type. */
export const typing = {
  label: 'Código',
  hint: '24 letras e números. Espaços não importam.',
  button: 'Verificar',
  problem: (length: number) => `Um código tem 24 letras e números; este tem ${n(length)}.`,
  group: (group: number) => `O grupo ${n(group)} deve ter quatro caracteres.`,
  typo: 'Há um erro de digitação. Compare com o código do convidado.',
  likely: 'Provavelmente está no trecho marcado.',
  anyway: 'Verificar mesmo assim',
} satisfies DoorWords['typing']
