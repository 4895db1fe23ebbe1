import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The home of one list: its troubles, the sync, and the system that can be disabled. */
export const list = {
  title: 'Gerenciador de códigos QR',
  loading: 'Carregando a lista...',
  loadFailed: 'Não foi possível carregar os dados da lista',
  notFound: 'Lista não encontrada',
  nothingToRead: 'Esta lista ainda não tem códigos. Os números aparecem quando ela tiver.',
  notFoundText:
    'Ela pode ter sido excluída no Mailchimp ou ser de outra pessoa. Escolha “Sincronizar” no painel para ver suas listas.',
  back: 'Voltar ao painel',
  gone: 'Esta lista não está mais no Mailchimp',
  goneText: 'Os códigos e as leituras dela estão seguros aqui. A cada 10 minutos, o Listpass verifica se ela voltou.',
  needsReconnect: 'A conta do Mailchimp desta lista precisa ser reconectada',
  needsReconnectText:
    'O Mailchimp não dá mais acesso ao Listpass. Reconecte a conta no painel para manter a lista atualizada.',
  accountInactive: 'A conta do Mailchimp desta lista está inativa',
  accountInactiveText: 'Não dá para escanear esta lista até você ativar a conta, com “Editar” no painel.',

  /** The button that folds a card of the settings, for screen readers. */
  unfold: (title: string) => `Mostrar “${title}”`,
  fold: (title: string) => `Ocultar “${title}”`,

  guessable: {
    title: (codes: number) =>
      count(codes, { one: '# código poderia ser adivinhado', other: '# códigos poderiam ser adivinhados' }),
    text: 'Uma ferramenta anterior criou estes códigos, talvez com números em sequência. Até você substituí-los, celulares sem conexão não mostram nomes para eles.',
    renew: 'Criar novos códigos',
    renewing: 'Criando novos códigos...',
    question: (contacts: number) =>
      count(contacts, {
        one: '# contato recebe um novo código. Os e-mails já enviados mostram os códigos antigos, que suas portas vão recusar. Envie os novos códigos antes do evento.',
        other:
          '# contatos recebem novos códigos. Os e-mails já enviados mostram os códigos antigos, que suas portas vão recusar. Envie os novos códigos antes do evento.',
      }),
    renewed: 'Novos códigos criados. O Mailchimp os recebe em um minuto.',
    failed: 'Não foi possível criar os novos códigos',
  },

  sync: 'Sincronizar códigos QR do Mailchimp',
  syncQuestion: 'Isto compara cada contato com o Mailchimp e corrige as diferenças. Nenhum código muda. Continuar?',
  syncConfirm: 'Sincronizar',
  syncStarting: 'Iniciando...',
  syncFailed: 'Não foi possível sincronizar os códigos QR do Mailchimp',

  complete: 'Sistema de códigos QR completo',
  completeText: '5 de 5 etapas concluídas. Novos contatos recebem um código automaticamente.',

  disableTitle: 'Desativar sistema',
  disableText:
    'Remove os três campos QR e o webhook desta lista no Mailchimp. Os códigos e as leituras ficam no Listpass. Se você ativar o sistema de novo, cada contato recebe o mesmo código de antes.',
  disable: 'Desativar sistema',
  disableQuestion:
    'Isto desativa o sistema de códigos QR e exclui todos os campos QR desta lista. Esta ação não pode ser desfeita. Continuar?',
  disableShared: 'Outra organização também usa esta lista',
  disableSharedText:
    'Vocês compartilham os mesmos três campos QR. A exclusão afeta os dois lados: os e-mails dela também não mostram mais um código.',
  disabling: 'Desativando...',
  disableFailed: 'Não foi possível desativar o sistema de códigos QR',
  disabled: 'Sistema de códigos QR desativado',
  fieldNotDeleted: 'Não foi possível excluir o campo QR',
  partial: 'Só alguns dos campos QR continuam nesta lista',
  left: (tags: string) => `Ainda no Mailchimp: ${tags}. Remova o restante ou crie de novo os campos que faltam.`,
  disableRest: 'Desativar o restante',
  enableAgain: 'Criar campos que faltam',

  usageTitle: 'Inclua o código em uma campanha',
  usageText:
    'Cole isto em um bloco de código da sua campanha. O Mailchimp substitui a etiqueta de mesclagem pelo código de cada contato.',
  fieldsFailed: 'Não foi possível carregar os códigos QR',
  usageLocked: 'Primeiro, crie os campos. Depois, o HTML para suas campanhas aparece aqui.',
  toSetup: 'Ir para a configuração',
  previewTitle: 'O que seu convidado vê',
  usageTips: [
    'Mostre a imagem com pelo menos 150 pixels de largura, em fundo branco.',
    'Teste com um contato real. Os e-mails de teste do Mailchimp não têm contato, então a imagem diz SAMPLE.',
  ],

  contactsLoading: 'Carregando contatos...',
  contactsFailed: 'Não foi possível carregar os contatos',

  /** A device by its browser and system. */
  device: { on: (browser: string, system: string) => `${browser} no ${system}`, unknown: 'Aparelho desconhecido' },
} satisfies ManagerWords['list']
