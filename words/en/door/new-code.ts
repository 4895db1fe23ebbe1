/** The code of a guest whom staff added. */
export const newCode = {
  code: (name: string) => `The code of ${name}`,
  photo:
    'The guest can take a photo of this code now. It opens their page, and lets them in again if they may come back.',
  done: 'Done',
}
