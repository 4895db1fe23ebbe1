import type { DoorWords } from '../../en/door/index.ts'

/** The choice of a list. */
export const choose = {
  chooseText: 'Wählen Sie die Liste für diesen Einlass.',
  chooseForCode: 'Wählen Sie die Liste für diesen Code. Gezählt wird erst, wenn Sie bestätigen.',
  listPages: 'Listen, Seite für Seite',
  findList: 'Liste nach Namen suchen',
  noneFound: 'Keine passende Liste.',
  listsLoading: 'Ihre Listen werden geladen...',
  listsFailed: 'Die Listen konnten nicht geladen werden',
  noLists: 'Es gibt noch keine Listen zum Scannen.',
  noListsText: 'Verbinden Sie zuerst in der Übersicht ein Mailchimp-Konto.',
  noScannersText: 'Bitten Sie einen Inhaber Ihres Teams um eine Liste.',
  toDashboard: 'Zurück zur Übersicht',
  otherList: 'Andere Liste wählen',
} satisfies DoorWords['choose']
