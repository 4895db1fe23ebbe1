import type { SetupWords } from '../../en/setup/index.ts'

/** From the last step of the setup to the night. */
export const toTheDoor = {
  title: 'Testen Sie jetzt einen Scan mit Ihrem Handy',
  text: 'Sehen Sie, was Ihr Personal am Einlass sehen wird. Das dauert eine Minute.',
  next: 'Danach, noch vor dem Abend',
  nights: {
    title: 'Tag und Uhrzeit festlegen',
    text: 'Ein Abend, oder mehrere Tage mit eigenen Regeln. Gäste lesen die Zeiten neben ihrem Code.',
    go: 'Zeiten festlegen',
  },
  email: {
    title: 'Noch keine E-Mail?',
    text: 'Listpass erstellt in Mailchimp einen Entwurf mit dem Code, dem Tag und dem Ort.',
    go: 'Entwurf erstellen',
  },
  doors: {
    title: 'Link für jeden Einlass erstellen',
    text: 'Das Personal öffnet ihn auf dem eigenen Handy, ohne App und ohne Konto.',
    go: 'Links erstellen',
  },
  sheets: {
    title: 'Blätter der Einlässe drucken',
    text: 'Eines für jeden Einlass: der Code, der seinen Scanner öffnet, und was zu tun ist.',
    go: 'Blätter drucken',
  },
  tonight: {
    title: '„Heute“ öffnen',
    text: 'Verfolgen Sie, wer drin ist und wie es an Ihren Einlässen läuft.',
    go: '„Heute“ öffnen',
  },
} satisfies SetupWords['wizard']['toTheDoor']
