import type { DoorWords } from '../../en/door/index.ts'

/** The code of a guest whom staff added. */
export const newCode = {
  code: (name: string) => `Code pour ${name}`,
  photo:
    'L’invité peut maintenant prendre ce code en photo. Le code ouvre sa page, et permet d’entrer de nouveau si un retour est possible.',
  done: 'Terminé',
} satisfies DoorWords['newCode']
