import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The question before a scan is undone. */
export const undo = {
  title: 'Intrekken',
  ofEntry: {
    question: (name: string) => `De check-in van ${name} intrekken? De code kan daarna weer worden gebruikt.`,
    confirm: 'Check-in intrekken',
  },
  ofExit: {
    question: (name: string) => `De check-out van ${name} intrekken? De gast telt dan weer als binnen.`,
    confirm: 'Check-out intrekken',
  },
  howMany: 'Hoeveel?',
  one: 'Eén persoon',
  all: (count: number) => `Alle ${n(count)}`,
  busy: 'Intrekken...',
  failed: 'Het intrekken is niet gelukt.',
  lost: 'Intrekken kan alleen met verbinding. Probeer het opnieuw als je die hebt.',
} satisfies DoorWords['undo']
