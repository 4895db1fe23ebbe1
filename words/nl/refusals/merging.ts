import type { merging as english } from '../../en/refusals/merging.ts'

/** Two teams with one audience. */
export const merging = {
  merge_not_open: 'Deze vraag staat niet meer open.',
  codes_before_merge: 'Maak eerst de codes van je lijst. Daarna kun je accepteren.',
  codes_at_work_before_merge:
    'Er wordt nog aan de codes van een van de twee lijsten gewerkt. Probeer het opnieuw als dat klaar is.',
  other_list_at_work: 'Mailchimp wordt nu bijgewerkt met de andere lijst. Probeer het over een minuut opnieuw.',
  too_many_merge_asks: 'Je hebt het al een paar keer gevraagd. Wacht een uur en probeer het opnieuw.',
  other_team_stays_apart: 'Het andere team houdt zijn lijst apart, dus er is niemand om het aan te vragen.',
  no_other_team: 'Geen ander team heeft een lijst van deze doelgroep ingesteld.',
  list_being_joined: 'Deze lijst wordt nu met een andere samengevoegd. Probeer het zo meteen opnieuw.',
} satisfies typeof english
