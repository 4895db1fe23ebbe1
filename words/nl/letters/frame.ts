import type { frame as english } from '../../en/letters/frame.ts'

/** The frame of every letter. */
export const frame = {
  hello: (name: string) => `Hallo ${name},`,
  foot: 'Listpass stuurt je deze e-mail over je account. Beantwoord hem niet: antwoorden worden niet gelezen.',
  footToGuest:
    'Listpass stuurt je deze e-mail namens een organisator. Beantwoord hem niet: antwoorden worden niet gelezen.',
  openAddress: 'Of open dit adres:',
  /** Why a link does not open everywhere. */
  reach: {
    machine: 'Deze link werkt alleen op de computer waarop Listpass draait.',
    network: 'Deze link werkt alleen in het netwerk waarin Listpass draait.',
  },
} satisfies typeof english
