import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** A scan with the organiser’s own phone that counts nothing. */
export const trying = {
  countsNothing: 'Ein Test zählt nichts: Kein Code wird verbraucht, und nichts geht an Mailchimp.',
  starting: 'Ein Scanner zum Testen wird erstellt...',
  startFailed: 'Der Scanner zum Testen konnte nicht erstellt werden',
  openTitle: 'Halten Sie Ihr Handy hierher',
  openText:
    'Richten Sie die Kamera Ihres Handys auf diesen Code. Er öffnet einen Scanner, ohne App und ohne Anmeldung.',
  openAlt: 'QR-Code: öffnet den Scanner auf Ihrem Handy',
  openHere: 'Scanner hier öffnen',
  drawing: 'Der Code wird gezeichnet...',
  drawFailed: 'Der Code konnte nicht gezeichnet werden',
  waitingToOpen: 'Warten auf Ihr Handy',
  isOpen: 'Mein Handy zeigt den Scanner',
  scanTitle: 'Scannen Sie jetzt diesen Code',
  ownCode: 'Es ist Ihr eigener Code.',
  codeOf: (name: string) => `Es ist der Code von ${isolated(name, 60)}.`,
  orEmail: 'Es geht auch ein Code aus Ihrer Test-E-Mail.',
  onlyEmail: 'Scannen Sie einen Code aus Ihrer Test-E-Mail.',
  sampleAlt: 'QR-Code eines Kontakts, zum Scannen mit Ihrem Handy',
  waiting: 'Warten auf Ihren Scan',
  openAgain: 'Ersten Code noch einmal zeigen',
  stamp: 'Eingecheckt',
  done: 'Ihr Handy hat den Code gelesen.',
  doneOf: (name: string) => `Ihr Handy hat den Code von ${isolated(name, 60)} gelesen.`,
  doneText: 'So läuft es an Ihren Einlässen. Nichts wurde gezählt.',
  refused: (verdict: string) => `Ihr Handy hat den Code gelesen. Ein Einlass würde sagen: ${verdict}.`,
  refusedText: 'Nichts wurde gezählt. Prüfen Sie den Kontakt in Ihrer Liste, oder testen Sie einen anderen Code.',
  again: 'Noch einen Scan testen',
  slow: 'Noch nichts?',
  /** Quotes two buttons of the door. */
  slowText: 'Der Scanner braucht die Kamera: Wählen Sie „Kamera erlauben“. Oder wählen Sie dort „Code tippen“.',
  over: 'Innerhalb von 30 Minuten kam kein Scan',
  overText: 'Danach endet ein Scanner zum Testen. Fangen Sie neu an, sobald Sie Ihr Handy zur Hand haben.',
  startAgain: 'Neu anfangen',
  statusFailed: 'Dieser Bildschirm erfährt gerade nichts von Ihrem Scan. Er versucht es weiter.',
} satisfies ProductWords['trying']
