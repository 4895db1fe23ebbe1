import type { occasions as english } from '../../en/refusals/occasions.ts'
import { count, n } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasion_gone: 'Dit onderdeel bestaat niet meer.',
  occasion_gone_choose: 'Dit onderdeel bestaat niet meer. Kies een ander.',
  occasions_at_most: ({ most, had }: { most: number; had: number }) =>
    `Een lijst kan hoogstens ${n(most)} onderdelen hebben, en deze heeft er ${n(had)}. Verwijder er een paar die voorbij zijn.`,
  main_counts_together: 'Het hoofdonderdeel telt samen met andere. Voeg een onderdeel toe dat apart telt.',
  counting_alone_stays:
    'Of een onderdeel apart telt, kun je later niet meer wijzigen. Voeg in plaats daarvan een ander onderdeel toe.',
  main_occasion_stays: 'Het hoofdonderdeel kan niet worden verwijderd.',
  links_open_occasion: ({ links }: { links: number }) =>
    count(links, {
      one: '# scannerlink opent dit onderdeel. Verwijder die link of kies er een ander onderdeel voor.',
      other: '# scannerlinks openen dit onderdeel. Verwijder die links of kies er een ander onderdeel voor.',
    }),
  occasion_not_open: 'Dit onderdeel is nu niet open. Wijzig in plaats daarvan de tijden.',
  occasion_would_be_over: 'Dit onderdeel zou dan al voorbij zijn. Wijzig in plaats daarvan de sluitingstijd.',
  occasion_counts_nobody_inside: 'Dit onderdeel telt niet hoeveel mensen er binnen zijn.',
} satisfies typeof english
