import type { SetupWords } from '../../en/setup/index.ts'

/** From the last step of the setup to the night. */
export const toTheDoor = {
  title: 'Probeer nu een scan met je eigen telefoon',
  text: 'Bekijk wat je personeel aan de deur ziet. Het duurt een minuut.',
  next: 'Daarna, vóór de avond',
  nights: {
    title: 'Stel de dag en de tijd in',
    text: 'Eén avond, of meer dagen met eigen regels. Gasten lezen dag en tijd bij hun code.',
    go: 'Tijden instellen',
  },
  email: {
    title: 'Nog geen e-mail?',
    text: 'Listpass maakt een concept in Mailchimp, met de code, de dag en de plaats.',
    go: 'Concept maken',
  },
  doors: {
    title: 'Maak een link voor elke deur',
    text: 'Het personeel opent die op de eigen telefoon, zonder app of account.',
    go: 'Links maken',
  },
  sheets: {
    title: 'Print de bladen voor de deuren',
    text: 'Eén per deur: de code die de scanner opent, en wat je doet.',
    go: 'Bladen printen',
  },
  tonight: {
    title: 'Open Vanavond',
    text: 'Volg wie er binnen zijn en hoe het met je deuren gaat.',
    go: 'Naar Vanavond',
  },
} satisfies SetupWords['wizard']['toTheDoor']
