import type { SiteWords } from '../../en/site/index.ts'

/** The page for coupons. */
export const coupons = {
  title: 'Meetbare QR-coupons voor Mailchimp – Listpass',
  headline: ['Ieder een eigen coupon.', 'Eén keer geldig.'],
  lead: 'Een kortingscode die iedereen kan kopiëren, vertelt je niets. Geef elk Mailchimp-contact een persoonlijke coupon, scan hem aan de balie en zie in je lijst wie hem heeft gebruikt.',
  start: 'Gratis beginnen',
  promise: 'Geen creditcard nodig.',

  couponShop: 'De bakker op de hoek',
  couponOffer: '20%',
  couponText: 'korting op je volgende bestelling',
  couponName: 'Voor Jonas Weber',
  couponRule: 'Eén keer geldig',

  tellsTitle: 'Eén scan vertelt je drie dingen',
  tells: [
    ['Wie', 'Het contact achter de coupon, met naam of met een ander veld van je lijst.'],
    ['Of', 'Al gebruikt of niet. Zo ja, dan ziet het personeel wanneer en waar.'],
    ['Hoe vaak', 'Een getal voor elk contact, binnen enkele seconden terug in Mailchimp, om segmenten mee te maken.'],
  ],

  limitsTitle: 'Zo vaak als jij zegt',
  limitsText: 'Elk contact heeft een eigen maximum. Wijzig het in Mailchimp, en de scanner past zich aan.',
  limits: [
    ['1', 'Eén keer', 'Standaard. Een tweede scan wordt geweigerd, met de tijd van de eerste.'],
    ['5', 'Vijf keer', 'Een stempelkaart zonder kaart: scan 1 van 5, 2 van 5, enzovoort, tot de laatste.'],
    ['0', 'Niet meer', 'Geblokkeerd. De e-mail is er nog, maar de coupon erin werkt niet meer.'],
  ],
  limitsUnit: 'maximum',

  rulesTitle: 'Een scan kan je lijst veranderen',
  rulesText:
    'Voeg een regel toe, en een geslaagde scan verandert een ander veld van dat contact. Gebruik dat in je volgende campagne: schrijf nieuwe klanten iets anders dan vaste klanten. Een voorbeeld laat zien voor hoeveel contacten een regel geldt.',
  rule: [
    ['Als', 'STAGE', 'gelijk is aan', 'invited'],
    ['dan krijgt', 'STAGE', 'de waarde', 'customer'],
  ],
  rulesAlt:
    'De regels van een lijst in Listpass: als STAGE invited is, wordt het customer, en voor hoeveel contacten dat nu geldt.',

  notTitle: 'Wat het niet is',
  nots: [
    ['Geen kassa', 'Het berekent de korting niet. Het zegt of de coupon geldig is, en van wie hij is.'],
    [
      'Niet voor webshops',
      'Een mens scant de codes met een telefoon, aan een balie. Een afrekenpagina kan er niets mee.',
    ],
    [
      'Niet nog een mailprogramma',
      'Je schrijft en verstuurt in Mailchimp, zoals altijd. Je voegt alleen één afbeelding toe.',
    ],
  ],
  closing: 'De volgende campagne kan weten wie er kwam',
} satisfies SiteWords['coupons']
