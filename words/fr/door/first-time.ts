import type { DoorWords } from '../../en/door/index.ts'

/** Three cards for staff at their first door. */
export const firstTime = {
  title: 'Mode d’emploi',
  help: 'Aide',
  aim: 'Visez',
  aimText: 'Placez le code de l’invité entre les coins jaunes, à environ 10 cm de la caméra.',
  read: 'Lisez la forme et le mot',
  letIn: 'Laissez entrer',
  stop: 'Stop. Lisez le motif',
  answer: 'Répondez à la question',
  away: 'Pas de connexion\u{202f}? Continuez à scanner',
  awayText:
    'Un cercle en pointillés\u{202f}: laissez entrer, c’est enregistré. Cet appareil enverra le scan plus tard.',
} satisfies DoorWords['firstTime']
