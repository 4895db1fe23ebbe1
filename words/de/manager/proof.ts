import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** A draft as each guest gets it. */
export const proof = {
  loading: 'Die Werte des Gastes werden eingesetzt...',
  failed: 'Die E-Mail konnte nicht gezeigt werden',
  /** A field with the number of the guest, and behind it how many there are. */
  guest: 'Gast',
  of: (total: number) => `von ${n(total)}`,
  previous: 'Zurück',
  next: 'Weiter',
  nobody: 'Dieser Entwurf hat noch keine Empfänger',
  nobodyText: 'Wählen Sie die Empfänger in Mailchimp und prüfen Sie dann neu.',
  unread: 'Mailchimp zeigt noch keinen Inhalt dieses Entwurfs',
  unreadText: 'Öffnen Sie den Entwurf in Mailchimp, speichern Sie ihn einmal und prüfen Sie neu.',
  uncertain:
    'Nur Mailchimp weiß, welche Gäste die Bedingungen dieses Entwurfs erfüllen. Hier sehen Sie alle Gäste der Liste.',
  version: 'Version',
  width: 'Breite',
  widths: { 600: 'Computer', 320: 'Handy' },
  look: 'Darstellung',
  looks: { light: 'Hell', dark: 'Dunkel' },
  frame: (name: string) => `Die E-Mail, wie ${isolated(name, 60)} sie bekommt`,
  window: 'Die E-Mail in ihrem Fenster',
  others: 'Andere Bilder zeigen',
  othersHint: 'Geladen wird nur der Code. Andere Bilder könnten ihrem Absender verraten, dass Sie sie angesehen haben.',
  /** `tags`: such as “*|FNAME|*, *|LNAME|*”. */
  left: (tags: string) => `Unverändert: ${tags}. Mailchimp füllt die eigenen Tags beim Senden aus.`,

  reading: 'Der Code wird gelesen...',
  readFailed: 'Der Code konnte gerade nicht gelesen werden',
  readIn: (read: number, of: number) => `Gelesen: ${n(read)} von ${n(of)}-mal`,
  readText:
    'Das Bild wurde unter seiner öffentlichen Adresse geöffnet und mit 200, 150 und 120 Pixeln gelesen, auf Hell und Dunkel.',
  /** `ways`: with commas between them. */
  missed: (ways: string) => `Nicht gelesen: ${ways}. Machen Sie das Bild im Entwurf größer.`,
  way: {
    light: (side: number) => `${n(side)} Pixel auf Hell`,
    dark: (side: number) => `${n(side)} Pixel auf Dunkel`,
  },
  none: 'Kein Lesegerät konnte dieses Bild lesen',
  noneText: 'Es enthält keinen Code dieses Gastes. Vergleichen Sie es mit den Ergebnissen der Prüfung oben.',
  other: 'Das Bild enthält den Code eines anderen Gastes',
  otherText: 'Alle Gäste würden denselben Code zeigen. Ersetzen Sie das Bild durch den Block mit dem Code.',
  noPicture: 'Diese E-Mail hat kein Bild des Codes unter Ihrer öffentlichen Adresse',
  noPictureText: 'Fügen Sie den Block mit dem Code in den Entwurf ein. Mehr dazu sagt die Prüfung oben.',
  unreachable: 'Das Bild konnte nicht geöffnet werden',
  unreachableText: (address: string) =>
    `${address} hat nicht geantwortet. Auch Gäste würden kein Bild sehen, außer wenn nur dieser Server seine eigene Adresse nicht erreicht.`,
  onlyHere: (address: string) => `Aber nur hier: Gäste können ${address} nicht öffnen.`,

  live: 'Mit Ihrem Handy testen',
  liveText:
    'Scannen Sie den Code dieses Gastes aus der E-Mail oben oder aus einer, die angekommen ist. Diese Seite wartet und sagt es Ihnen.',
} satisfies ManagerWords['proof']
