import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'
import { count } from '../format.ts'

/**
 * Each recorded change as a sentence, by the name of its action. A `name` is what `named` says, or nothing: it stands after
 * the kind of the thing, which has the gender.
 */
export const changes = {
  plain: {
    registered: 'A conta foi criada.',
    signed_out: 'Saiu da conta.',
    session_ended: 'Um aparelho foi desconectado.',
    password_changed: 'A senha foi alterada.',
    password_reset: 'Uma nova senha foi escolhida com um link recebido por e-mail.',
    reset_link_made: 'Um link para uma nova senha foi criado para você.',
    second_factor_turned_on: 'Para entrar na conta, agora é preciso um código do app autenticador.',
    second_factor_turned_off: 'A segunda etapa para entrar na conta foi desativada.',
    recovery_codes_renewed: 'Novos códigos de recuperação foram criados. Os antigos não funcionam mais.',
    account_exported: 'Tudo foi baixado.',
    team_stayed: 'A mudança da equipe foi cancelada. A equipe continua aqui.',
    invitation_withdrawn: 'Um convite foi retirado.',
    person_left: 'Um membro saiu da equipe.',
    person_removed: 'Um membro foi removido da equipe.',
    merge_asked: 'Outra equipe recebeu um pedido para unir duas listas em uma.',
    merge_withdrawn: 'O pedido a outra equipe foi retirado.',
    notifying_changed: 'As notificações sobre as portas foram alteradas.',
    fields_created: 'Os campos QR foram criados.',
    batch_cancelled: 'O trabalho nos códigos QR foi cancelado.',
    asks_changed: 'As perguntas que as portas fazem aos convidados foram alteradas.',
    card_changed: 'O que as portas mostram ao lado do nome foi alterado.',
    contact_exported: 'Os dados de um contato foram baixados.',
    contact_erased: 'Os dados de um contato foram apagados.',
    scanner_session_started: 'O link do scanner foi aberto em um aparelho.',
    scanner_session_ended: 'Um aparelho da porta foi desconectado.',
    scan_undone: 'Uma entrada foi desfeita.',
    try_opened: 'Um celular abriu um scanner para testar uma leitura.',
    scan_tried: 'Uma leitura foi testada. Nada foi contado.',
    first_run_closed: 'Os primeiros passos no painel foram fechados.',
    test_mail_sent: 'O Mailchimp enviou um teste de um rascunho.',
  },

  /** After the kind of a thing, such as “A chave de acesso”. */
  named: (name: string) => ` “${isolated(name, 80)}”`,

  signed_in: {
    password: 'Entrou na conta.',
    totp: 'Entrou na conta com senha e código.',
    recovery: 'Entrou na conta com um código de recuperação.',
    passkey: 'Entrou na conta com uma chave de acesso.',
    oidc: 'Entrou com uma conta da empresa.',
  },
  other_sessions_ended: (devices: string) => `Todos os outros aparelhos foram desconectados${devices}.`,
  sessions_ended: (devices: string) => `Todos os aparelhos foram desconectados${devices}.`,
  passkey_added: (name: string) => `A chave de acesso${name} foi adicionada.`,
  passkey_renamed: (name: string) => `Uma chave de acesso recebeu o novo nome${name}.`,
  passkey_removed: (name: string) => `A chave de acesso${name} foi removida.`,
  passkey_refused: (name: string) => `Um acesso com uma cópia da chave de acesso${name} foi recusado.`,
  oidc_linked: (name: string) => `A conta foi vinculada ao provedor de acesso${name}.`,
  oidc_unlinked: (name: string) => `O vínculo com o provedor de acesso${name} foi removido.`,

  team_moved_away: (place: string) => `A equipe se mudou para ${place}.`,
  team_moved_here: (place: string) => `A equipe se mudou de ${place} para cá.`,
  team_changed: {
    named: (name: string) => `A equipe recebeu o novo nome${name}.`,
    needsSecondStep: 'A equipe agora exige uma segunda etapa para entrar na conta.',
    needsNone: 'A equipe não exige mais uma segunda etapa para entrar na conta.',
  },
  person_invited: (role: string) => `Uma pessoa foi convidada para a equipe${role}.`,
  person_joined: (role: string) => `Uma pessoa entrou na equipe${role}.`,
  role_changed: (role: string) => `Um membro recebeu outra função${role}.`,
  asRole: (role: string) => ` (${role})`,
  roles: { owner: 'proprietário', editor: 'editor', viewer: 'visualizador', door: 'porta' },

  account_added: (name: string) => `A conta do Mailchimp${name} foi conectada.`,
  account_reconnected: (name: string) => `A conta do Mailchimp${name} foi reconectada.`,
  account_updated: {
    changed: (name: string) => `A conta do Mailchimp${name} foi alterada.`,
    active: (name: string) => `A conta do Mailchimp${name} foi alterada e está ativa.`,
    inactive: (name: string) => `A conta do Mailchimp${name} foi alterada e está inativa.`,
  },
  account_deleted: (name: string) => `A conta do Mailchimp${name} foi excluída, com suas listas.`,
  list_apart_changed: {
    apart: 'A lista fica separada da lista de outra equipe.',
    open: 'Outras equipes podem pedir de novo para compartilhar a lista.',
  },
  lists_merged: (name: string, scans: string) => `Duas listas foram unidas em uma só lista${name}${scans}.`,
  lists_synced: (lists: string) => `Listas foram lidas do Mailchimp${lists}.`,

  occasions_added: (occasions: string) => `Ocasiões foram adicionadas${occasions}.`,
  occasion_changed: (name: string) => `A ocasião${name} foi alterada.`,
  occasion_removed: (name: string) => `A ocasião${name} foi removida.`,
  everyone_out: (name: string, exits: string) =>
    `A saída de todas as pessoas dentro da ocasião${name} foi registrada${exits}.`,
  vips_changed: { none: 'A lista não tem mais VIPs.', changed: 'Os VIPs da lista foram alterados.' },
  attendance_changed: {
    changed: 'As tags e os eventos para convidados que comparecem foram alterados.',
    both: 'As tags e os eventos para convidados que comparecem foram alterados: tags ativadas, eventos ativados.',
    tags: 'As tags e os eventos para convidados que comparecem foram alterados: tags ativadas, eventos desativados.',
    events: 'As tags e os eventos para convidados que comparecem foram alterados: tags desativadas, eventos ativados.',
    none: 'As tags e os eventos para convidados que comparecem foram alterados: tags desativadas, eventos desativados.',
  },
  admissions_stopped: (name: string) => `As entradas na ocasião${name} foram interrompidas.`,
  admissions_resumed: (name: string) => `As portas voltaram a liberar convidados na ocasião${name}.`,
  branding_changed: (name: string) => `O visual da página dos convidados${name} foi alterado.`,
  logo_changed: { changed: 'O logotipo foi alterado.', removed: 'O logotipo foi removido.' },
  segment_made: (name: string) => `O segmento${name} foi criado ou atualizado no Mailchimp.`,
  reminder_made: (name: string) => `O lembrete${name} foi criado como rascunho no Mailchimp.`,
  draft_made: (name: string) => `O rascunho${name} foi criado no Mailchimp.`,

  field_deleted: (name: string) => `O campo QR${name} foi excluído.`,
  generation_started: (contacts: string) => `Códigos QR foram gerados${contacts}.`,
  sync_started: (contacts: string) => `Códigos QR foram comparados com o Mailchimp${contacts}.`,
  codes_renewed: (contacts: string) => `Códigos de uma ferramenta anterior foram substituídos${contacts}.`,
  display_field_changed: {
    none: 'A porta não mostra mais nenhum campo.',
    named: (name: string) => `A porta mostra o campo${name}.`,
  },
  party_field_changed: {
    none: 'Nenhum campo diz mais quantas pessoas entram com um código.',
    named: (name: string) => `O campo${name} diz quantas pessoas entram com um código.`,
  },
  webhook_set_up: {
    polling: 'Agora o Listpass verifica as mudanças no Mailchimp a cada 10 minutos.',
    webhook: 'O webhook foi configurado.',
  },
  rules_changed: (rules: string) => `As regras foram alteradas${rules}.`,
  list_changed: (details: string) => `As configurações de uma lista foram alteradas${details}.`,
  scanned: ': agora ela pode ser escaneada',
  notScanned: ': agora ela não pode ser escaneada',
  guestsAre: (statuses: string) => `: os convidados são os contatos ${statuses}`,
  /** Mailchimp’s statuses of contacts, in the plural. It calls `transactional` contacts non-subscribed. */
  statuses: {
    subscribed: 'inscritos',
    transactional: 'não inscritos',
    unsubscribed: 'com assinatura cancelada',
    cleaned: 'limpos',
    pending: 'pendentes',
  },

  contact_changed: {
    changed: 'Um contato foi alterado.',
    blocked: 'O código de um contato foi bloqueado.',
    unblocked: 'O código de um contato foi desbloqueado.',
    max: (scans: number) =>
      count(scans, {
        one: 'O código de um contato agora vale para # entrada.',
        other: 'O código de um contato agora vale para # entradas.',
      }),
  },
  contacts_changed: {
    some: 'Contatos foram alterados.',
    changed: (contacts: number) =>
      count(contacts, { one: '# contato foi alterado.', other: '# contatos foram alterados.' }),
    blocked: (contacts: number) =>
      count(contacts, {
        one: 'O código de # contato foi bloqueado.',
        other: 'Os códigos de # contatos foram bloqueados.',
      }),
    unblocked: (contacts: number) =>
      count(contacts, {
        one: 'O código de # contato foi desbloqueado.',
        other: 'Os códigos de # contatos foram desbloqueados.',
      }),
    /** `times`: what the next text says. */
    max: (contacts: number, times: string) =>
      count(contacts, {
        one: `O código de # contato agora vale para ${times}.`,
        other: `Os códigos de # contatos agora valem para ${times} cada.`,
      }),
    times: (scans: number) => count(scans, { one: '# entrada', other: '# entradas' }),
  },
  guests_tagged: {
    given: (tag: string, guests: string) => `Convidados receberam no Mailchimp a tag${tag}${guests}.`,
    taken: (tag: string, guests: string) => `Convidados perderam no Mailchimp a tag${tag}${guests}.`,
  },

  scanner_link_added: (name: string) => `O link do scanner${name} foi adicionado.`,
  scanner_link_changed: {
    changed: (name: string) => `O link do scanner${name} foi alterado.`,
    active: (name: string) => `O link do scanner${name} foi alterado e está ativo.`,
    inactive: (name: string) => `O link do scanner${name} foi alterado e está inativo.`,
  },
  scanner_link_rotated: (name: string) =>
    `O link do scanner${name} recebeu um novo endereço. O antigo não funciona mais.`,
  scanner_link_removed: (name: string) => `O link do scanner${name} foi removido.`,

  /** At the end of a sentence. */
  counted: {
    devices: (devices: number) => count(devices, { one: ': # aparelho', other: ': # aparelhos' }),
    occasions: (occasions: number) => count(occasions, { one: ': # ocasião', other: ': # ocasiões' }),
    exits: (exits: number) => count(exits, { one: ': # saída', other: ': # saídas' }),
    scans: (scans: number) => count(scans, { one: ': # leitura', other: ': # leituras' }),
    lists: (lists: number) => count(lists, { one: ': # lista', other: ': # listas' }),
    contacts: (contacts: number) => count(contacts, { one: ': # contato', other: ': # contatos' }),
    rules: (rules: number) => count(rules, { one: ': # regra', other: ': # regras' }),
    guests: (guests: number) => count(guests, { one: ': # convidado', other: ': # convidados' }),
  },
} satisfies AccountWords['activity']['changes']
