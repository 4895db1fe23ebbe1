import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The question before a scan is undone. */
export const undo = {
  title: 'Desfazer',
  ofEntry: {
    question: (name: string) => `Desfazer a entrada de ${name}? O código poderá ser usado de novo.`,
    confirm: 'Desfazer entrada',
  },
  ofExit: {
    question: (name: string) => `Desfazer a saída de ${name}? A pessoa volta a contar como dentro.`,
    confirm: 'Desfazer saída',
  },
  howMany: 'Quantas pessoas?',
  one: 'Uma pessoa',
  all: (count: number) => `Todas (${n(count)})`,
  busy: 'Desfazendo...',
  failed: 'Não foi possível desfazer a entrada.',
  lost: 'É preciso ter conexão para desfazer. Tente de novo quando tiver.',
} satisfies DoorWords['undo']
