import type { ManagerWords } from '../../en/manager/index.ts'

/** Two teams with one Mailchimp audience, who may make one list of theirs. */
export const sharing = {
  others: 'Auch ein anderes Team nutzt diese Mailchimp-Zielgruppe',
  othersText:
    'Beide Teams zählen Check-ins getrennt. Ein Code lässt einen Gast also einmal an Ihren Einlässen ein und einmal an denen des anderen Teams. Bitten Sie darum, aus beiden eine Liste zu machen, oder bleiben Sie getrennt.',
  othersApart: 'Das andere Team hält seine Liste zurzeit getrennt, darum können Sie nicht darum bitten.',
  ownersDecide: 'Ein Inhaber Ihres Teams kann darum bitten, aus beiden eine Liste zu machen.',
  ask: 'Um eine Liste bitten',
  askTitle: 'Aus beiden eine Liste machen?',
  askQuestion: (team: string) =>
    `Wir fragen die Inhaber des anderen Teams. Diese sehen nur den Namen Ihres Teams, „${team}“.`,
  askList: [
    'Wenn das andere Team annimmt, geht Ihre Liste in seiner auf. Gesendete Codes gelten weiter, und alle Scans bleiben.',
    'Es gelten dessen Einstellungen, Regeln und QR-Felder. Ihre Scanner-Links öffnen die gemeinsame Liste.',
    'Ihr ganzes Team wird Mitglied des anderen. Dieses wählt, was Sie dort tun dürfen.',
    'Das kann nicht rückgängig gemacht werden. Bis zur Annahme können Sie die Anfrage zurückziehen.',
  ],
  asking: 'Wird gefragt…',
  askFailed: 'Das andere Team konnte nicht gefragt werden',
  asked: 'Sie haben das andere Team gebeten, aus beiden eine Liste zu machen',
  askedText: 'Wir senden Ihnen eine E-Mail, wenn es annimmt. Bis dahin zählen beide getrennt.',
  withdraw: 'Anfrage zurückziehen',
  stayApart: 'Getrennt bleiben',
  apart: 'Sie halten diese Liste von der eines anderen Teams getrennt',
  apartText: 'Beide zählen Check-ins getrennt, und niemand bittet Sie, die Liste zu teilen.',
  changeApart: 'Ändern',
  failed: 'Das konnte nicht geändert werden',
  wanted: (team: string) => `Das Team „${team}“ möchte diese Liste mit Ihnen teilen`,
  wantedText:
    'Es nutzt dieselbe Mailchimp-Zielgruppe. Wenn Sie annehmen, geht seine Liste in Ihrer auf: gemeinsam gezählt, mit einem Satz QR-Felder.',
  accept: 'Annehmen…',
  acceptTitle: (team: string) => `Eine gemeinsame Liste mit dem Team „${team}“?`,
  acceptList: [
    'Die Codes beider Listen gelten weiter. Ein Gast mit zwei Codes ist ein Gast und wird gemeinsam gezählt.',
    'Alle Scans bleiben. Wer an Ihrem Einlass und an dem des anderen Teams hereinkam, zählt als zwei Eintritte.',
    'Ein Gast, den eines der Teams gesperrt hat, bleibt gesperrt. Es gilt die größere Zahl an Eintritten.',
    'Es gelten Ihre Einstellungen, Regeln und QR-Felder. Die Scanner-Links des anderen Teams öffnen Ihre Liste.',
  ],
  acceptWait:
    'Eine große Liste dauert eine Minute oder länger. Einlässe entscheiden in dieser Zeit weiter. Das kann nicht rückgängig gemacht werden.',
  people: 'Was dürfen die Mitglieder des anderen Teams?',
  peopleHint: 'Sie können es später für jede Person ändern, unter „Team“.',
  peopleMay: { door: 'Diese Liste scannen, sonst nichts', editor: 'Alle Listen Ihres Teams bearbeiten' },
  acceptConfirm: 'Zusammenführen',
  accepting: 'Wird zusammengeführt…',
  acceptFailed: 'Die Listen konnten nicht zusammengeführt werden',
  cancel: 'Abbrechen',
  close: 'Schließen',
} satisfies ManagerWords['sharing']
