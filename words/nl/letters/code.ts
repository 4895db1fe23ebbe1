import type { LetterWords } from '../../en/letters/index.ts'

/** To a guest whom a door added. */
export const code = {
  subject: (list: string) => `Je code voor ${list}`,
  added: (list: string) => `Je bent aan de deur op de lijst gezet: ${list}. Op deze pagina staat je code.`,
  show: 'Laat hem aan de deur zien als je nog eens komt. Houd de link voor jezelf: iedereen die hem heeft, kan de code gebruiken.',
  open: 'Je code openen',
  why: 'Je krijgt alleen deze ene e-mail, omdat aan de deur om je adres is gevraagd. Je wordt nergens op geabonneerd.',
} satisfies LetterWords['code']
