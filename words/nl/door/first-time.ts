import type { DoorWords } from '../../en/door/index.ts'

/** Three cards for staff at their first door. */
export const firstTime = {
  title: 'Zo werkt het',
  help: 'Uitleg',
  aim: 'Richten',
  aimText: 'Houd de code van de gast binnen de gele hoeken, een handbreedte van de camera.',
  read: 'Kijk naar de vorm en het woord',
  letIn: 'Binnenlaten',
  stop: 'Stop. Lees de reden',
  answer: 'Beantwoord de vraag',
  away: 'Geen verbinding? Scan gewoon door',
  awayText:
    'Een cirkel van streepjes betekent: binnenlaten, de scan is opgeslagen. Dit toestel verstuurt de scan later.',
} satisfies DoorWords['firstTime']
