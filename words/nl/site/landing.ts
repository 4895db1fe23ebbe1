import type { SiteWords } from '../../en/site/index.ts'

/** The landing page. */
export const landing = {
  title: 'Listpass – je lijst, aan de deur',
  headline: ['Je lijst,', 'aan de deur.'],
  lead: 'Geef elk contact van je Mailchimp-lijst een persoonlijke QR-code. Verstuur hem met je volgende campagne, scan hem met elke telefoon en zie wie er kwam.',
  getStarted: 'Aan de slag',
  promise: 'Gratis. Geen creditcard nodig.',

  sheetName: 'Lentediner',
  sheetCount: '214 op de lijst',
  ticketNumber: 'Nr. 0417',
  ticketName: 'Je staat op de lijst, Mira',
  stamp: 'Ingecheckt',

  stepsTitle: 'Vijf stappen, van lijst tot deur',
  stepsText: 'Het schrijven van de e-mail duurt het langst.',
  steps: [
    ['Maak een gratis account', 'Een naam, een e-mailadres, een wachtwoord.'],
    ['Koppel Mailchimp', 'Geef toegang op de pagina van Mailchimp, of plak een API-sleutel. Daarna zie je je lijsten.'],
    [
      'Deel de codes uit',
      'Een voor elk contact, in drie velden van je lijst. Nieuwe contacten krijgen er automatisch een.',
    ],
    ['Zet ze in een campagne', 'Plak een stukje HTML met een merge-tag. Mailchimp stuurt elk contact een eigen code.'],
    [
      'Scan en meet',
      'Open de scanner op een telefoon. Elke scan wordt geteld, en het aantal gaat terug naar je lijst.',
    ],
  ],
  managerAlt:
    'De pagina van een lijst: alle vijf stappen gedaan, iedereen heeft een code, en de HTML voor de campagne staat klaar om te kopiëren.',

  usesTitle: 'Eén code, vier toepassingen',
  uses: [
    [
      'Check-in bij evenementen',
      'Digitale tickets',
      'De code in je uitnodiging is het ticket. Het deurpersoneel ziet de naam van de gast, en of die al binnen is.',
    ],
    [
      'Exclusieve aanbiedingen',
      'Kortingscodes die je kunt volgen',
      'Een coupon voor één persoon, zo vaak geldig als jij toestaat. Kopieën werken niet.',
    ],
    [
      'Productactivatie',
      'Van inbox naar balie',
      'Stuur een code met de bestelling mee, scan hem bij het afhalen en weet wie het product heeft.',
    ],
    [
      'Offline betrokkenheid',
      'Zie wie er echt komt',
      'Open dagen, lezingen, beurzen: ontdek welke abonnees er komen, en niet alleen wie er klikt.',
    ],
  ],

  doorTitle: 'Aan de deur, één antwoord tegelijk',
  doorFacts: [
    ['Eén code, één keer naar binnen', 'Een code verandert nooit. Hij geldt één keer, tenzij je meer toestaat.'],
    [
      'Met een kopie kom je nergens',
      'De tweede scan wordt geweigerd, en het deurpersoneel ziet wanneer en waar de eerste was.',
    ],
    ['Openen is geen scannen', 'Gasten kunnen hun code zo vaak openen als ze willen. Alleen jouw scanner telt.'],
    [
      'Je lijst blijft van jou',
      'Listpass voegt drie velden toe in Mailchimp. Het schrijft niemand in of uit en mailt nooit naar je lijst.',
    ],
  ],
  scannerAlt: 'De scanner op een telefoon, helemaal groen: ingecheckt, met de naam van de gast.',
  refusedAlt: 'De scanner op een telefoon, donkerrood: al gebruikt, met de tijd van de eerste scan.',

  freeTitle: 'Waarom het gratis is',
  freeText: [
    'Listpass is het werk van één ontwikkelaar. Het kost niets, en je hebt geen creditcard nodig.',
    'Misschien komt er later een betaald abonnement. Nu is er geen.',
  ],
  receipt: [
    ['Account', '0,00'],
    ['Codes', '0,00'],
    ['Scans', '0,00'],
    ['Creditcard', 'niet nodig'],
  ],
  receiptTotal: ['Totaal', '0,00'],
  support: 'Werkt er iets niet? Heb je een idee voor een functie, of wil je er een sponsoren? Schrijf naar',
} satisfies SiteWords['landing']
