import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The question before a scan is undone. */
export const undo = {
  title: 'Storno',
  ofEntry: {
    question: (name: string) => `Check-in von ${name} stornieren? Der Code kann dann wieder benutzt werden.`,
    confirm: 'Check-in stornieren',
  },
  ofExit: {
    question: (name: string) => `Check-out von ${name} stornieren? Der Gast zählt dann wieder als drin.`,
    confirm: 'Check-out stornieren',
  },
  howMany: 'Wie viele?',
  one: 'Eine Person',
  all: (count: number) => `Alle ${n(count)}`,
  busy: 'Wird storniert...',
  failed: 'Der Check-in konnte nicht storniert werden.',
  lost: 'Stornieren geht nur mit Verbindung. Bitte versuchen Sie es dann noch einmal.',
} satisfies DoorWords['undo']
