import type { ManagerWords } from '../../en/manager/index.ts'
import { email } from './email.ts'

/** A test of a draft, and a draft that Listpass makes. */
export const writing = {
  testLoading: 'Je e-mailadres opzoeken...',
  testFailed: 'De testmail kon niet worden verstuurd',
  testText:
    'Mailchimp stuurt een testmail, alleen naar jou. Een testmail hoort bij geen contact: de tags blijven leeg of zoals ze zijn, en op de afbeelding staat SAMPLE. Je gasten krijgen hun eigen code.',
  testTo: 'Versturen naar',
  testSend: 'Testmail versturen',
  testSending: 'Versturen...',
  testSent: (address: string) => `Mailchimp stuurt een testmail naar ${address}`,
  testSentText: `Bekijk de tekst en de opmaak. Wil je een echte code proberen, kies dan “${email.proof}”.`,

  makeText:
    'Mailchimp krijgt een kleine uitnodiging voor deze hele lijst, met de tijden en plaatsen van je onderdelen. Het blijft een concept: wijzig daar de tekst en verstuur het wanneer je wilt.',
  makeName: 'Naam van het concept',
  makeDefault: (list: string) => `Uitnodiging: ${list}`,
  make: 'Concept maken',
  making: 'Concept maken...',
  makeFailed: 'Het concept kon niet worden gemaakt',
  made: 'Het concept staat in Mailchimp',
} satisfies ManagerWords['writing']
