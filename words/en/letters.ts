/** The frame of every letter, and the letters to guests. */
export const letters = {
  hello: (name: string) => `Hello ${name},`,
  foot: 'Listpass sent this about your account. Please don’t reply: replies aren’t read.',
  footToGuest: 'Listpass sent this for an organiser. Please don’t reply: replies aren’t read.',
  openAddress: 'Or open this address:',
  /** Why a link does not open everywhere. */
  reach: {
    machine: 'This link only works on the computer that runs Listpass.',
    network: 'This link only works in the network that runs Listpass.',
  },
  /** To a guest whom a door added. */
  code: {
    subject: (list: string) => `Your code for ${list}`,
    added: (list: string) => `You were added at the door of ${list}. This page has your code.`,
    show: 'Show it at the door if you come again. Keep the link to yourself: everyone who has it can use the code.',
    open: 'Open your code',
    why: 'You get this one email because the door asked for your address. It subscribes you to nothing.',
  },
}

export type LetterWords = typeof letters
