import type { occasions as english } from '../../en/refusals/occasions.ts'
import { count, n } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasion_gone: 'Esta ocasião não existe mais.',
  occasion_gone_choose: 'Esta ocasião não existe mais. Escolha outra.',
  occasions_at_most: ({ most, had }) =>
    `Uma lista pode ter no máximo ${n(most)} ocasiões, e esta tem ${n(had)}. Remova algumas que já terminaram.`,
  main_counts_together: 'A ocasião principal conta junto com outras. Adicione uma ocasião que conte sozinha.',
  counting_alone_stays:
    'Não dá para mudar depois se uma ocasião conta sozinha ou não. Em vez disso, adicione outra ocasião.',
  main_occasion_stays: 'A ocasião principal não pode ser removida.',
  links_open_occasion: ({ links }) =>
    count(links, {
      one: '# link do scanner abre esta ocasião. Remova-o ou escolha outra ocasião para ele.',
      other: '# links do scanner abrem esta ocasião. Remova-os ou escolha outra ocasião para eles.',
    }),
  occasion_not_open: 'Esta ocasião não está aberta agora. Em vez disso, altere os horários dela.',
  occasion_would_be_over: 'Esta ocasião já estaria encerrada. Em vez disso, altere o horário de encerramento.',
  occasion_counts_nobody_inside: 'Esta ocasião não conta as pessoas que estão dentro.',
} satisfies typeof english
