/** The frame of every letter. */
export const frame = {
  hello: (name: string) => `Hello ${name},`,
  foot: 'Listpass sent this about your account. Please don’t reply: replies aren’t read.',
  footToGuest: 'Listpass sent this for an organiser. Please don’t reply: replies aren’t read.',
  openAddress: 'Or open this address:',
  /** Why a link does not open everywhere. */
  reach: {
    machine: 'This link only works on the computer that runs Listpass.',
    network: 'This link only works in the network that runs Listpass.',
  },
}
