import type { SiteWords } from '../../en/site/index.ts'

/** The page for guest lists. */
export const guestList = {
  title: 'Gästeliste und Check-in für Mailchimp – Listpass',
  headline: ['Die Gästeliste,', 'die sich selbst', 'abhakt.'],
  lead: 'Ihre Gäste stehen schon in Mailchimp. Geben Sie jedem einen persönlichen QR-Code, verschicken Sie ihn mit der Einladung und checken Sie Ihre Gäste mit dem Handy ein. Kein Export, keine Tabelle, kein Stift.',
  start: 'Kostenlos starten',
  promise: 'Keine Kreditkarte nötig.',

  eveningTitle: 'So läuft ein Abend ab',
  evening: [
    [
      'Eine Woche vorher',
      'Alle haben einen Code',
      'Jeder Kontakt der Liste bekommt einen. Sie sehen, wie die Zahl steigt. Wer schon einen Code hat, behält ihn.',
    ],
    [
      'Dienstag',
      'Die Einladung geht raus',
      'Der Code ist Teil Ihrer eigenen Kampagne, in Ihrem eigenen Design: ein Bild, für jeden Gast ein anderes.',
    ],
    [
      '17:10',
      'Jemand kommt noch dazu',
      'Jemand trägt sich in Mailchimp in die Liste ein. Sekunden später gibt es einen Code, und der Einlass kennt ihn.',
    ],
    [
      '19:00',
      'Einlass',
      'Zwei Eingänge, zwei Handys, eine Liste. Scannen beide im selben Moment denselben Code, gilt er nur einmal.',
    ],
    [
      '19:42',
      'Mira kommt',
      'Grün, ein Ton, ihr Name. Sie bestimmen, was das Personal sieht: einen Namen, einen Tisch, eine Ticketart.',
    ],
    [
      '19:44',
      'Noch einmal ihr Code',
      'Eine weitergeleitete E-Mail. Rot, und das Personal sieht, wann der Code zuerst benutzt wurde.',
    ],
    [
      'Am nächsten Morgen',
      'Die Liste erinnert sich',
      'Die Zahl der Scans ist ein Feld in Mailchimp. Danken Sie den Gästen, die da waren, und schreiben Sie den anderen etwas anderes.',
    ],
  ],

  doorTitle: 'Was der Einlass sieht',
  doorText: 'Eine Farbe, die man quer durch den Raum sieht, ein Ton und ein Satz, der sagt, was zu tun ist.',
  verdicts: [
    ['Eingecheckt', 'Scan 1 von 1. Willkommen.'],
    ['Schon benutzt', 'Erster Scan: 19:42, Haupteingang.'],
    ['Nicht auf der Liste', 'Ein Code, aber keiner von Ihren.'],
    ['Von der Liste entfernt', 'Seit der Einladung in Mailchimp archiviert.'],
  ],
  scannerAlt: 'Der Scanner auf einem Handy, ganz grün: eingecheckt, mit dem Namen des Gastes.',

  questionsTitle: 'Berechtigte Fragen',
  questions: [
    [
      'Jemand leitet die Einladung weiter. Kommen beide rein?',
      'Der erste Scan zählt. Der zweite wird abgelehnt, mit der Uhrzeit des ersten.',
    ],
    [
      'Darf ein Gast jemanden mitbringen?',
      'Ja. Setzen Sie das Maximum dieses Kontakts in Mailchimp auf 2. Der Code gilt dann zweimal.',
    ],
    [
      'Können Gäste selbst einchecken?',
      'Ja, wenn Sie möchten. Ein Tablet als Kiosk begrüßt sie mit Namen und zeigt sonst nichts. Andernfalls zählt nur der Scanner Ihres Personals.',
    ],
    [
      'Was braucht man am Einlass?',
      'Ein Handy mit Kamera und Browser. Installiert wird nichts. Ist das Display eines Gastes gesprungen, kann das Personal den Code eintippen.',
    ],
    [
      'Braucht es das Internet?',
      'Nur zu Beginn. Online teilen sich alle Einlässe eine Liste. Bricht die Verbindung ab, scannt ein Handy mit seiner gespeicherten Liste weiter, zeigt das an und sendet seine Scans später.',
    ],
    [
      'Was geschieht mit meiner Liste?',
      'Listpass fügt drei Felder hinzu: den Code, wie oft er benutzt werden darf und wie oft er benutzt wurde. Es meldet niemanden an oder ab und schreibt nie an Ihre Liste.',
    ],
  ],
  closing: 'Einlass ist um sieben. Es ist noch Zeit.',
} satisfies SiteWords['guestList']
