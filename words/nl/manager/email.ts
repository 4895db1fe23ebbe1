import type { Check, Light } from '#domain/preflight.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The drafts of a list in Mailchimp, and what would go wrong with them. */
export const email = {
  title: 'Voordat je verstuurt',
  loading: 'Concepten in Mailchimp controleren...',
  failed: 'De concepten konden niet worden gecontroleerd',
  text: 'Listpass leest de concepten van deze lijst in Mailchimp en zegt wat er mis zou gaan. Het verstuurt er nooit een.',
  none: 'Nog geen concepten',
  noneText:
    'Maak in Mailchimp een campagne voor deze lijst, met de HTML hieronder in een codeblok. Listpass controleert die voordat je verstuurt.',
  again: 'Opnieuw kijken',
  looking: 'Kijken...',
  checkedAt: (time: string) => `Gecontroleerd: ${time}`,
  back: 'Alle concepten',
  untitled: 'Concept zonder naam',
  scheduled: (moment: string) => `Gepland: ${moment}`,
  receivers: (recipients: number) => count(recipients, { one: '# ontvanger', other: '# ontvangers' }),
  inMailchimp: 'In Mailchimp openen',
  draftLoading: 'Concept controleren...',
  draftFailed: 'Het concept kon niet worden gecontroleerd',
  ready: 'Dit concept is klaar',
  readyText: 'Elke gast krijgt een eigen code. Controleer in Mailchimp wanneer het wordt verstuurd.',
  wrong: (sentence: string) => `Dit zou misgaan: ${sentence}`,
  sent: (moment: string) => `Verstuurd: ${moment}`,
  sentText:
    'Aan deze e-mail kun je niets meer wijzigen. Bij Resultaten zie je hoeveel gasten hun code openen en komen.',
  sending: 'Mailchimp verstuurt deze e-mail nu',
  sendingText: 'Je kunt er niets meer aan wijzigen. Bij Resultaten zie je hoeveel gasten hun code openen en komen.',
  toResults: 'Naar Resultaten',
  proof: 'Per gast bekijken',
  test: 'Stuur me een testmail',
  make: 'Concept met de code erin maken',
  passed: (checks: number) => count(checks, { one: '# controle in orde', other: '# controles in orde' }),
  /** Before the place in the HTML. */
  where: 'Waar:',
  /** `names`: some of the guests, with commas between them. A name may contain `#`, so it is not in the forms. */
  andOthers: (names: string, others: number) => `${names} en ${count(others, { one: '# ander', other: '# anderen' })}`,
  checklist: 'De controlelijst van Mailchimp',
  checklistGone: 'Mailchimp toont de controlelijst nu niet.',
  toSettings: 'Naar Instellingen',
  toDoors: 'Naar Deuren',

  lights: {
    ready: 'Klaar',
    look: 'Bekijk dit',
    wrong: 'Zou misgaan',
    none: 'Niet gecontroleerd',
  } satisfies Record<Light | 'none', string>,

  /** The headings are Mailchimp's. */
  items: {
    success: (heading: string) => `In orde: ${heading}`,
    warning: (heading: string) => `Bekijk dit: ${heading}`,
    error: (heading: string) => `Ontbreekt: ${heading}`,
  },

  checks: {
    content: 'Inhoud kan worden gelezen',
    picture: 'Afbeelding van de code',
    address: 'Adres van de afbeelding',
    tag: 'Merge-tag',
    size: 'Grootte en kolom',
    conditionals: 'Voorwaarden',
    length: 'Lengte van de e-mail',
    plain_text: 'Versie met alleen tekst',
    recipients: 'Ontvangers hebben een code',
    fields: 'QR-velden',
    codes: 'Codes zijn gemaakt',
    pending: 'Mailchimp is bijgewerkt',
    listening: 'Nieuwe abonnees krijgen een code',
    doors: 'Scannerlinks werken lang genoeg',
  } satisfies Record<Check, string>,
} satisfies ManagerWords['email']
