import type { merging as english } from '../../en/refusals/merging.ts'

/** Two teams with one audience. */
export const merging = {
  merge_not_open: 'Diese Anfrage ist nicht mehr offen.',
  codes_before_merge: 'Erzeugen Sie zuerst die Codes Ihrer Liste. Dann können Sie zustimmen.',
  codes_at_work_before_merge:
    'An den Codes einer der beiden Listen wird gerade gearbeitet. Bitte versuchen Sie es noch einmal, wenn das fertig ist.',
  other_list_at_work:
    'Mailchimp wird gerade mit der anderen Liste aktualisiert. Bitte versuchen Sie es in einer Minute noch einmal.',
  too_many_merge_asks:
    'Sie haben schon mehrmals gefragt. Bitte warten Sie eine Stunde und versuchen Sie es noch einmal.',
  other_team_stays_apart:
    'Das andere Team führt seine Liste getrennt weiter. Es gibt also niemanden, den Sie fragen können.',
  no_other_team: 'Kein anderes Team hat eine Liste dieser Zielgruppe eingerichtet.',
  list_being_joined:
    'Diese Liste wird gerade mit einer anderen zusammengeführt. Bitte versuchen Sie es gleich noch einmal.',
} satisfies typeof english
