import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Tags and events in Mailchimp for guests who came. `Attended:` is part of the tags themselves. */
export const attendance = {
  loading: 'Carregando as tags e os eventos...',
  loadFailed: 'Não foi possível carregar as tags e os eventos',
  failed: 'Não foi possível alterar as tags e os eventos',
  text: 'Informe ao Mailchimp quem veio e escreva a esses convidados na manhã seguinte.',
  chosen: { both: 'Tags e eventos', tags: 'Tags', events: 'Eventos', none: 'Desativado' },
  tags: 'Dar uma tag a quem veio',
  tagsHint:
    'Em segundos, quem veio recebe a tag “Attended: …” com o nome da ocasião. Se a leitura for desfeita, a tag é retirada. As outras tags ficam.',
  events: 'Enviar um evento a cada entrada',
  eventsHint:
    'Para automações que começam na porta: “checked_in” a cada leitura a partir de agora, e “check_in_undone” se ela for desfeita.',
  tagged: (guests: number) => count(guests, { one: '# convidado com a tag', other: '# convidados com a tag' }),
  waiting: (changes: number) => `${n(changes)} a caminho`,
  refused: (changes: number) => `O Mailchimp recusa ${n(changes)}`,
  sent: (events: number) => count(events, { one: '# evento enviado', other: '# eventos enviados' }),
  doubled: (events: number) => count(events, { one: '# enviado duas vezes', other: '# enviados duas vezes' }),
  writtenTags: 'Tags no Mailchimp',
  tagTrouble: (name: string) => `O Mailchimp recusa a tag “${name}”`,
} satisfies ManagerWords['attendance']
