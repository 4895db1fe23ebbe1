import type { SiteWords } from '../../en/site/index.ts'

/** The page for guest lists. */
export const guestList = {
  title: 'Gastenlijst en check-in voor Mailchimp – Listpass',
  headline: ['De gastenlijst', 'die zichzelf', 'afvinkt.'],
  lead: 'Je gasten staan al in Mailchimp. Geef ze allemaal een persoonlijke QR-code, verstuur die met de uitnodiging en check ze in met een telefoon. Geen export, geen spreadsheet, geen potlood.',
  start: 'Gratis beginnen',
  promise: 'Geen creditcard nodig.',

  eveningTitle: 'Eén avond, van uur tot uur',
  evening: [
    [
      'Een week ervoor',
      'Iedereen heeft een code',
      'Elk contact van de lijst krijgt er een. Je ziet de teller oplopen. Wie al een code heeft, houdt die.',
    ],
    [
      'Dinsdag',
      'De uitnodiging gaat de deur uit',
      'De code staat in je eigen campagne, in je eigen stijl: één afbeelding, voor elke gast anders.',
    ],
    [
      '17:10',
      'Iemand komt er later bij',
      'Iemand schrijft zich in op je lijst in Mailchimp. Seconden later is er een code, en de deur kent hem.',
    ],
    [
      '19:00',
      'De deuren gaan open',
      'Twee ingangen, twee telefoons, één lijst. Scannen ze allebei op hetzelfde moment dezelfde code, dan geldt die één keer.',
    ],
    [
      '19:42',
      'Mira komt binnen',
      'Groen, een geluid, haar naam. Jij kiest wat het deurpersoneel ziet: de naam, de tafel, het soort ticket.',
    ],
    [
      '19:44',
      'Nog een keer haar code',
      'Een doorgestuurde e-mail. Rood, en het deurpersoneel ziet wanneer de code voor het eerst is gebruikt.',
    ],
    [
      'De volgende ochtend',
      'De lijst weet het nog',
      'Het aantal scans is een veld in Mailchimp. Bedank de gasten die kwamen, en schrijf de anderen iets anders.',
    ],
  ],

  doorTitle: 'Wat de deur ziet',
  doorText: 'Een kleur die je aan de andere kant van de zaal ziet, een geluid, en een zin die zegt wat je moet doen.',
  verdicts: [
    ['Ingecheckt', 'Scan 1 van 1. Welkom.'],
    ['Al gebruikt', 'Eerste scan: 19:42, hoofdingang.'],
    ['Niet op de lijst', 'Een code, maar niet van jou.'],
    ['Van de lijst gehaald', 'Sinds de uitnodiging gearchiveerd in Mailchimp.'],
  ],
  scannerAlt: 'De scanner op een telefoon, helemaal groen: ingecheckt, met de naam van de gast.',

  questionsTitle: 'Terechte vragen',
  questions: [
    [
      'Iemand stuurt de uitnodiging door. Komen ze allebei binnen?',
      'De eerste scan telt. De tweede wordt geweigerd, met de tijd van de eerste.',
    ],
    [
      'Mag een gast iemand meenemen?',
      'Ja. Zet het maximum van dat contact in Mailchimp op 2. De code geldt dan twee keer.',
    ],
    [
      'Kunnen gasten zichzelf inchecken?',
      'Ja, als je dat wilt. Een tablet als kiosk begroet ze bij naam en toont verder niets. Anders telt alleen de scanner van je deurpersoneel.',
    ],
    [
      'Wat heb je aan de deur nodig?',
      'Een telefoon met een camera en een browser. Je hoeft niets te installeren. Is het scherm van een gast gebarsten, dan kan het deurpersoneel de code typen.',
    ],
    [
      'Heb je internet nodig?',
      'Alleen om te beginnen. Online delen alle deuren één lijst. Valt de verbinding weg, dan scant een telefoon verder met de bewaarde lijst, laat dat zien en verstuurt de scans later.',
    ],
    [
      'Wat gebeurt er met mijn lijst?',
      'Listpass voegt drie velden toe: de code, hoe vaak die mag worden gebruikt en hoe vaak die is gebruikt. Het schrijft niemand in of uit en mailt nooit naar je lijst.',
    ],
  ],
  closing: 'Om zeven uur gaan de deuren open. Er is nog tijd.',
} satisfies SiteWords['guestList']
