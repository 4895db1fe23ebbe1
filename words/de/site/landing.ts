import type { SiteWords } from '../../en/site/index.ts'

/** The landing page. */
export const landing = {
  title: 'Listpass – Ihre Liste am Einlass',
  headline: ['Ihre Liste', 'am Einlass.'],
  lead: 'Geben Sie jedem Kontakt Ihrer Mailchimp-Liste einen persönlichen QR-Code. Verschicken Sie ihn mit Ihrer nächsten Kampagne, scannen Sie ihn mit jedem Handy und sehen Sie, wer gekommen ist.',
  getStarted: 'Jetzt loslegen',
  promise: 'Kostenlos. Keine Kreditkarte nötig.',

  sheetName: 'Frühlingsdinner',
  sheetCount: '214 auf der Liste',
  ticketNumber: 'Nr. 0417',
  ticketName: 'Sie sind dabei, Mira',
  stamp: 'Eingecheckt',

  stepsTitle: 'Fünf Schritte, von der Liste bis zum Einlass',
  stepsText: 'Am längsten dauert es, die E-Mail zu schreiben.',
  steps: [
    ['Kostenloses Konto erstellen', 'Ein Name, eine E-Mail-Adresse, ein Passwort.'],
    [
      'Mailchimp verbinden',
      'Erlauben Sie den Zugriff direkt bei Mailchimp, oder fügen Sie einen API-Schlüssel ein. Ihre Listen erscheinen.',
    ],
    [
      'Codes vergeben',
      'Einen für jeden Kontakt, in drei Feldern Ihrer Liste. Neue Kontakte bekommen ihren Code automatisch.',
    ],
    [
      'In eine Kampagne einfügen',
      'Fügen Sie ein Stück HTML mit einem Merge-Tag ein. Mailchimp schickt jedem Kontakt seinen eigenen Code.',
    ],
    [
      'Scannen und auswerten',
      'Öffnen Sie den Scanner auf einem Handy. Jeder Scan wird gezählt, und die Zahl kommt zurück in Ihre Liste.',
    ],
  ],
  managerAlt:
    'Die Seite einer Liste: Alle fünf Schritte sind erledigt, alle haben einen Code, und das HTML für die Kampagne kann kopiert werden.',

  usesTitle: 'Ein Code, vier Einsätze',
  uses: [
    [
      'Check-in bei Events',
      'Digitale Tickets',
      'Der Code in Ihrer Einladung ist das Ticket. Das Personal sieht den Namen des Gastes und ob er schon drin ist.',
    ],
    [
      'Exklusive Angebote',
      'Nachverfolgbare Rabattcodes',
      'Ein Gutschein für eine Person, so oft gültig, wie Sie es erlauben. Kopien funktionieren nicht.',
    ],
    [
      'Produktaktivierung',
      'Vom Posteingang an die Theke',
      'Schicken Sie mit der Bestellung einen Code, scannen Sie ihn bei der Übergabe, und Sie wissen, wer das Produkt hat.',
    ],
    [
      'Offline-Engagement',
      'Sehen, wer wirklich kommt',
      'Tag der offenen Tür, Lesung, Messe: Erfahren Sie, welche Abonnenten kommen, und nicht nur, welche klicken.',
    ],
  ],

  doorTitle: 'Am Einlass: eine Antwort nach der anderen',
  doorFacts: [
    ['Ein Code, ein Eintritt', 'Ein Code ändert sich nie. Er gilt einmal, wenn Sie nicht mehr erlauben.'],
    [
      'Mit einer Kopie kommt niemand weit',
      'Der zweite Scan wird abgelehnt, und das Personal sieht, wann und wo der erste war.',
    ],
    ['Öffnen ist nicht Scannen', 'Gäste können ihren Code öffnen, so oft sie wollen. Nur Ihr Scanner zählt.'],
    [
      'Ihre Liste bleibt Ihre Liste',
      'Listpass fügt in Mailchimp drei Felder hinzu. Es meldet niemanden an oder ab und schreibt nie an Ihre Liste.',
    ],
  ],
  scannerAlt: 'Der Scanner auf einem Handy, ganz grün: eingecheckt, mit dem Namen des Gastes.',
  refusedAlt: 'Der Scanner auf einem Handy, dunkelrot: schon benutzt, mit der Uhrzeit des ersten Scans.',

  freeTitle: 'Warum es kostenlos ist',
  freeText: [
    'Listpass wird von einer einzigen Person entwickelt. Es kostet nichts, und Sie brauchen keine Kreditkarte.',
    'Später kommt vielleicht ein kostenpflichtiger Tarif. Heute gibt es keinen.',
  ],
  receipt: [
    ['Konto', '0,00'],
    ['Codes', '0,00'],
    ['Scans', '0,00'],
    ['Kreditkarte', 'keine'],
  ],
  receiptTotal: ['Summe', '0,00'],
  support:
    'Etwas funktioniert nicht? Sie haben eine Idee für eine Funktion oder möchten eine finanzieren? Schreiben Sie an',
} satisfies SiteWords['landing']
