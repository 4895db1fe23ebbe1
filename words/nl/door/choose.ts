import type { DoorWords } from '../../en/door/index.ts'

/** The choice of a list. */
export const choose = {
  chooseText: 'Kies de lijst voor deze deur.',
  chooseForCode: 'Kies de lijst voor deze code. Het telt pas als je bevestigt.',
  listPages: 'Lijsten, per pagina',
  findList: 'Zoek een lijst op naam',
  noneFound: 'Geen lijsten gevonden.',
  listsLoading: 'Je lijsten laden...',
  listsFailed: 'Lijst laden mislukt',
  noLists: 'Er zijn nog geen lijsten om te scannen.',
  noListsText: 'Koppel eerst een Mailchimp-account op het dashboard.',
  noScannersText: 'Vraag een eigenaar van je team om een lijst.',
  toDashboard: 'Terug naar dashboard',
  otherList: 'Andere lijst kiezen',
} satisfies DoorWords['choose']
