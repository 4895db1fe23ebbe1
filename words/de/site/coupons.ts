import type { SiteWords } from '../../en/site/index.ts'

/** The page for coupons. */
export const coupons = {
  title: 'Nachverfolgbare QR-Gutscheine für Mailchimp – Listpass',
  headline: ['Für jeden ein Gutschein.', 'Einmal gültig.'],
  lead: 'Ein Rabattcode, den jeder kopieren kann, verrät Ihnen nichts. Geben Sie jedem Mailchimp-Kontakt einen persönlichen Gutschein, scannen Sie ihn an der Theke und sehen Sie in Ihrer Liste, wer ihn benutzt hat.',
  start: 'Kostenlos starten',
  promise: 'Keine Kreditkarte nötig.',

  couponShop: 'Bäckerei an der Ecke',
  couponOffer: '20 %',
  couponText: 'auf Ihren nächsten Einkauf',
  couponName: 'Für Jonas Weber',
  couponRule: 'Einmal gültig',

  tellsTitle: 'Ein Scan verrät Ihnen drei Dinge',
  tells: [
    ['Wer', 'Der Kontakt hinter dem Gutschein, mit Namen oder einem anderen Feld Ihrer Liste.'],
    ['Ob', 'Schon benutzt oder nicht. Wenn ja, sieht das Personal, wann und wo.'],
    ['Wie oft', 'Eine Zahl für jeden Kontakt, in Sekunden zurück in Mailchimp, aus der Sie Segmente bilden können.'],
  ],

  limitsTitle: 'So oft, wie Sie wollen',
  limitsText:
    'Jeder Kontakt hat sein eigenes Maximum. Ändern Sie es in Mailchimp, und der Scanner richtet sich danach.',
  limits: [
    ['1', 'Einmal', 'Die Voreinstellung. Ein zweiter Scan wird abgelehnt, mit der Uhrzeit des ersten.'],
    ['5', 'Fünfmal', 'Eine Stempelkarte ohne Karte: Scan 1 von 5, 2 von 5, und so weiter bis zum letzten.'],
    ['0', 'Gar nicht mehr', 'Gesperrt. Die E-Mail ist noch im Umlauf, aber ihr Gutschein gilt nicht mehr.'],
  ],
  limitsUnit: 'Maximum',

  rulesTitle: 'Ein Scan kann Ihre Liste ändern',
  rulesText:
    'Fügen Sie eine Regel hinzu, und ein angenommener Scan ändert ein weiteres Feld des Kontakts. Nutzen Sie es in der nächsten Kampagne: Schreiben Sie neuen Kunden anders als Stammkunden. Eine Vorschau zeigt, auf wie viele Kontakte eine Regel zutrifft.',
  rule: [
    ['Wenn', 'STAGE', 'gleich', 'invited'],
    ['dann', 'STAGE', 'wird', 'customer'],
  ],
  rulesAlt:
    'Die Regeln einer Liste in Listpass: Wenn STAGE invited ist, wird es customer. Daneben steht, auf wie viele Kontakte das jetzt zutrifft.',

  notTitle: 'Was es nicht ist',
  nots: [
    ['Keine Kasse', 'Es berechnet den Rabatt nicht. Es sagt, ob der Gutschein gilt und wem er gehört.'],
    [
      'Nicht für Onlineshops',
      'Ein Mensch scannt die Codes mit dem Handy, an der Theke. Die Kasse eines Onlineshops kann nichts mit ihnen anfangen.',
    ],
    [
      'Kein weiteres Newsletter-Tool',
      'Sie schreiben und senden in Mailchimp, wie bisher. Sie fügen nur ein Bild hinzu.',
    ],
  ],
  closing: 'Die nächste Kampagne kann wissen, wer da war',
} satisfies SiteWords['coupons']
