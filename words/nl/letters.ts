import type { LetterWords } from '../en/letters.ts'

/** The frame of every letter, and the letters to guests. */
export const letters = {
  hello: (name: string) => `Hallo ${name},`,
  foot: 'Listpass stuurt je deze e-mail over je account. Beantwoord hem niet: antwoorden worden niet gelezen.',
  footToGuest:
    'Listpass stuurt je deze e-mail voor een organisator. Beantwoord hem niet: antwoorden worden niet gelezen.',
  openAddress: 'Of open dit adres:',
  /** Why a link does not open everywhere. */
  reach: {
    machine: 'Deze link werkt alleen op de computer waarop Listpass draait.',
    network: 'Deze link werkt alleen in het netwerk waarin Listpass draait.',
  },
  /** To a guest whom a door added. */
  code: {
    subject: (list: string) => `Je code: ${list}`,
    added: (list: string) => `Je bent aan de deur toegevoegd: ${list}. Op deze pagina staat je code.`,
    show: 'Laat hem aan de deur zien als je nog eens komt. Houd de link voor jezelf: iedereen die hem heeft, kan de code gebruiken.',
    open: 'Je code openen',
    why: 'Je krijgt alleen deze ene e-mail, omdat aan de deur om je adres is gevraagd. Je wordt nergens op geabonneerd.',
  },
} satisfies LetterWords
