import type { doors as english } from '../../en/answers/doors.ts'

/** Scanner links, scans, and what doors ask of organisers. */
export const doors = {
  link_added: 'Link do scanner criado',
  link_updated: 'Link do scanner atualizado',
  link_rotated: 'O link tem um novo endereço. O antigo não funciona mais.',
  link_removed: 'Link do scanner removido',
  door_answers_kept: 'As respostas foram salvas.',
  scan_undone: 'Desfeita. Esta entrada não conta mais.',
  call_sent: 'A organização vê sua chamada.',
  call_answered: 'A porta recebeu sua resposta.',
} satisfies typeof english
