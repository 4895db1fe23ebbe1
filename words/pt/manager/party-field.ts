import type { ManagerWords } from '../../en/manager/index.ts'

/** The number field that says how many come in with a code. */
export const partyField = {
  title: 'Tamanho do grupo',
  byHand: 'Leituras permitidas de cada convidado',
  byField: (tag: string) => `O número no campo ${tag}`,
  edit: 'Escolher campo',
  dialogTitle: 'Tamanho do grupo',
  text: 'Um campo numérico da lista pode dizer quantas pessoas entram com um código. O número dele vira “Leituras permitidas”. O Listpass nunca altera o campo. Convidados sem número ficam com o que têm.',
  field: 'Campo',
  none: 'Nenhum campo',
  gone: (tag: string) => `${tag} (não está mais no Mailchimp)`,
  loadingFields: 'Carregando os campos da lista...',
  fieldsFailed: 'Não foi possível carregar os campos da lista',
  failed: 'Não foi possível salvar o tamanho dos grupos.',
  saved: 'O tamanho dos grupos foi salvo.',
  cancel: 'Cancelar',
  save: 'Salvar',
  saving: 'Salvando...',
} satisfies ManagerWords['partyField']
