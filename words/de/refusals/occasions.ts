import type { occasions as english } from '../../en/refusals/occasions.ts'
import { count, n } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasion_gone: 'Diesen Anlass gibt es nicht mehr.',
  occasion_gone_choose: 'Diesen Anlass gibt es nicht mehr. Bitte wählen Sie einen anderen.',
  occasions_at_most: ({ most, had }: { most: number; had: number }) =>
    `Eine Liste kann höchstens ${n(most)} Anlässe haben, und diese hat ${n(had)}. Entfernen Sie einige, die vorbei sind.`,
  main_counts_together:
    'Der Hauptanlass zählt zusammen mit anderen. Fügen Sie einen Anlass hinzu, der für sich allein zählt.',
  counting_alone_stays:
    'Ob ein Anlass für sich allein zählt, lässt sich später nicht ändern. Fügen Sie stattdessen einen weiteren Anlass hinzu.',
  main_occasion_stays: 'Der Hauptanlass kann nicht entfernt werden.',
  links_open_occasion: ({ links }: { links: number }) =>
    count(links, {
      one: '# Scanner-Link öffnet diesen Anlass. Entfernen Sie den Link, oder wählen Sie für ihn einen anderen Anlass.',
      other:
        '# Scanner-Links öffnen diesen Anlass. Entfernen Sie die Links, oder wählen Sie für sie einen anderen Anlass.',
    }),
  occasion_not_open: 'Dieser Anlass ist jetzt nicht offen. Ändern Sie stattdessen seine Zeiten.',
  occasion_would_be_over: 'Dieser Anlass wäre jetzt schon vorbei. Ändern Sie stattdessen seinen Schluss.',
  occasion_counts_nobody_inside: 'Dieser Anlass zählt nicht, wie viele Personen drin sind.',
} satisfies typeof english
