import type { picture as english } from '../../en/campaigns/picture.ts'

const replaceIt = 'Vervang die door het blok met de code hieronder.'

/** Findings about the content and the picture of the code, and what the organiser can do. */
export const picture = {
  unread: {
    sentence: 'Mailchimp toont nog geen inhoud van dit concept, dus Listpass kan het niet controleren.',
    todo: 'Open het concept in Mailchimp, sla het één keer op en kijk opnieuw.',
  },
  too_large: {
    sentence: 'De HTML van dit concept is te lang of te diep genest, dus Listpass kan het niet controleren.',
    todo: 'Maak die eenvoudiger in Mailchimp en kijk opnieuw.',
  },
  only_text: {
    sentence: 'Dit is een campagne met alleen tekst, dus gasten zien geen afbeelding van hun code.',
    todo: 'Gebruik een gewone campagne. Het deurpersoneel kan de code uit de tekst ook intypen.',
  },
  picture_missing: {
    sentence: 'In de e-mail staat geen afbeelding van de code.',
    todo: 'Plak het blok met de code hieronder in het concept.',
  },
  only_link: {
    sentence: 'De code staat alleen in een link. Gasten kunnen aan de deur niets laten zien.',
    todo: 'Plak het blok met de code hieronder in het concept. De link mag blijven.',
  },
  same_picture: {
    sentence: 'Elke gast zou dezelfde code krijgen.',
    todo: 'De afbeelding is naar Mailchimp geüpload en verandert dus niet meer per gast. Vervang die door het blok met de code hieronder.',
  },
  one_code: {
    sentence: 'Elke gast zou de code van één gast krijgen.',
    todo: 'In het adres van de afbeelding staat een code en geen merge-tag. Vervang de afbeelding door het blok met de code hieronder.',
  },
  picture_elsewhere: {
    sentence: 'Een andere site tekent de afbeelding. Je deuren kunnen die niet lezen.',
    todo: replaceIt,
  },
  pasted_as_text: {
    sentence: 'Gasten zouden de HTML van de code zien en geen afbeelding.',
    todo: 'Plak het blok met de code in een codeblok voor HTML, niet in een tekstblok.',
  },
  as_background: {
    sentence: 'De code is een achtergrondafbeelding, en veel mailprogramma’s tonen die niet.',
    todo: replaceIt,
  },
  in_comment: {
    sentence: 'De code staat in een HTML-commentaar, dus geen gast ziet hem.',
    todo: 'Haal de commentaartekens eromheen weg.',
  },
  hidden: {
    sentence: 'Een stijl verbergt de afbeelding van de code.',
    todo: 'Zet die op een zichtbare plek in het concept.',
  },
  in_conditional: {
    sentence: ({ condition }: { condition: string }) => `Alleen gasten voor wie ${condition} klopt, krijgen de code.`,
    todo: 'Haal de code uit de voorwaarde als elke gast hem nodig heeft.',
  },
} satisfies typeof english
