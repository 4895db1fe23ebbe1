import type { AppWords } from '../../en/app/index.ts'

/** A team that has moved, or that asks for a second step. */
export const locked = {
  movedTitle: 'Dit team is verhuisd',
  movedText: (team: string, place: string) =>
    `“${team}” staat nu op ${place}. Log daar in met hetzelfde e-mailadres en wachtwoord. Deuren die open zijn, gaan vanzelf verder.`,
  movedGo: 'Naar de nieuwe plek',
  lockedTitle: 'Er is een tweede stap nodig',
  lockedText: (team: string) =>
    `Het team “${team}” vereist meer dan een wachtwoord. Voeg een passkey of een authenticator-app toe om verder te gaan.`,
  lockedPasskey: 'Passkey toevoegen',
  lockedApp: 'App instellen',
  lockedHas: 'Heb je er al een? Kies “Uitloggen” in het menu met je naam en log ermee in.',
} satisfies AppWords['locked']
