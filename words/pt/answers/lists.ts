import type { lists as english } from '../../en/answers/lists.ts'

/** Settings of a list, and its contacts. */
export const lists = {
  list_updated: 'Lista atualizada',
  contact_updated: 'Contato atualizado',
  rules_updated: 'Regras atualizadas',
  webhook_set_up: 'Webhook configurado',
  polling_set_up:
    'Agora o Listpass procura mudanças no Mailchimp. Novos contatos recebem seu código em até 10 minutos.',
  look_saved: 'Seu visual foi salvo.',
  logo_saved: 'Seu logotipo foi salvo.',
  logo_removed: 'Seu logotipo foi removido.',
  attendance_changed: 'As tags e os eventos para os convidados que vêm foram alterados.',
  tags_compared: 'As tags foram comparadas com o Mailchimp.',
  notices_seen: 'As notificações foram marcadas como vistas.',
  notifying_changed: 'Suas notificações foram alteradas.',
  vips_changed: 'Os VIPs desta lista foram alterados.',
  no_vips_now: 'Agora esta lista não tem VIPs.',
} satisfies typeof english
