import type { UiWords } from '../en/ui.ts'

/** Words of controls that every screen has. */
export const ui = {
  slow: 'Está demorando mais do que o normal. Aguarde um momento.',
  messages: 'Mensagens',
  dismiss: 'Fechar mensagem',
  close: 'Fechar',
  show: 'Mostrar',
  hide: 'Ocultar',
  cancel: 'Cancelar',
  tryAgain: 'Tentar de novo',
  tryingAgain: 'Tentando de novo...',
  copied: 'Copiado',
  /** After a copy that the browser refused, in a field that is selected. */
  copyByKeys: 'Pressione Ctrl ou ⌘ e C',
  /** Only dates are unknown. */
  unknown: 'Data desconhecida',
  invalidDate: 'Data inválida',
  connectionLost: 'Erro de rede. Verifique sua conexão.',
  previous: 'Anterior',
  next: 'Próxima',
  pageOf: (page: string, pages: string) => `Página ${page} de ${pages}`,
} satisfies UiWords
