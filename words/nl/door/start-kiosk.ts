import type { DoorWords } from '../../en/door/index.ts'

/** The start of a kiosk, in the door’s menu. */
export const startKiosk = {
  title: 'Kiosk: gasten scannen zelf',
  text: 'Een schermvullende pagina voor gasten. Ze kunnen hun taal kiezen, en verder niets. Je hebt de pincode nodig om de kiosk te verlaten, ook na herladen. Gebruik Begeleide toegang (iPhone) of App vastzetten (Android) om gasten op deze pagina te houden.',
  pinHint: '4 tot 8 cijfers. Nodig om de kiosk te verlaten.',
  pinProblem: 'Een pincode heeft 4 tot 8 cijfers.',
  again: 'Pincode herhalen',
  againProblem: 'Dit is niet dezelfde pincode.',
  start: 'Kiosk starten',
  starting: 'Starten...',
  noStorage: 'Deze browser kan de kiosk niet opslaan, dus na herladen is die weg. Zet de privémodus uit.',
  insecure: 'Een kiosk werkt alleen met een beveiligde verbinding. Open deze pagina via het https-adres.',
} satisfies DoorWords['startKiosk']
