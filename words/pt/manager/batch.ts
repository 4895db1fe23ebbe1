import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The progress of codes that are made, and of a sync. */
export const batch = {
  generate: {
    label: 'Códigos gerados',
    finished: 'Geração dos códigos QR concluída!',
    cancelled: 'A geração dos códigos QR foi cancelada',
    stopped: 'A geração foi cancelada. Os contatos que já têm um código ficam com ele.',
    failed: (contacts: number) =>
      count(contacts, {
        one: '# contato não pôde ser salvo, porque o Mailchimp o rejeitou. Todos os outros têm seus códigos.',
        other: '# contatos não puderam ser salvos, porque o Mailchimp os rejeitou. Todos os outros têm seus códigos.',
      }),
  },
  sync: {
    label: 'Contatos comparados',
    finished: 'Sincronização dos códigos QR concluída!',
    cancelled: 'A sincronização dos códigos QR foi cancelada',
    stopped: 'A sincronização foi cancelada. O que já foi corrigido continua assim.',
    failed: (contacts: number) =>
      count(contacts, {
        one: '# contato não pôde ser salvo, porque o Mailchimp o rejeitou. Todos os outros estão atualizados.',
        other: '# contatos não puderam ser salvos, porque o Mailchimp os rejeitou. Todos os outros estão atualizados.',
      }),
  },
  progressOf: (processed: number, total: number) =>
    count(total, { one: `${n(processed)} de # contato`, other: `${n(processed)} de # contatos` }),
  waiting: 'Aguardando',
  leaving: 'Você pode sair desta página. Isto continua automaticamente.',
  lost: 'Não conseguimos mostrar o andamento agora, mas tudo continua. Vamos continuar verificando.',
  cancel: 'Cancelar',
  cancelling: 'Cancelando...',
  cancelFailed: 'Não foi possível cancelar',

  doubt: {
    told: 'O Mailchimp não mostrou a lista inteira',
    wait: 'O Mailchimp pode estar lento ou desatualizado. O Listpass verifica de novo automaticamente, ou você pode verificar agora.',
    ask: 'Se estes contatos saíram da sua lista, remova-os aqui. Se não, o Mailchimp pode estar desatualizado: verifique de novo agora ou deixe o Listpass verificar automaticamente.',
    again: 'Verificar de novo',
    remove: (contacts: number) => count(contacts, { one: 'Remover # contato', other: 'Remover # contatos' }),
    question: (contacts: number) =>
      count(contacts, {
        one: '# contato saiu desta lista no Mailchimp? O Listpass lê a lista mais uma vez e remove no máximo # contato que o Mailchimp não tem mais. A porta passa a recusar um contato removido.',
        other:
          '# contatos saíram desta lista no Mailchimp? O Listpass lê a lista mais uma vez e remove no máximo # contatos que o Mailchimp não tem mais. A porta passa a recusar um contato removido.',
      }),
    starting: 'Iniciando...',
    failed: 'Não foi possível remover os contatos',
  },

  failures: 'Contatos rejeitados e por quê',
  failuresLoading: 'Carregando os contatos rejeitados...',
  failuresFailed: 'Não foi possível carregar os contatos rejeitados',
  failuresList: 'Contatos rejeitados',
  more: 'Mostrar mais',
  loadingMore: 'Carregando...',
} satisfies ManagerWords['batch']
