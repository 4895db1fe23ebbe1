import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** What a door shows of a guest beside the name. */
export const card = {
  text: 'O que a porta mostra de um convidado ao lado do nome: até cinco campos, uma nota e um alerta. As portas também têm isso sem conexão, em listas de até 50.000 contatos.',
  loading: 'Carregando o que a porta mostra...',
  loadFailed: 'Não foi possível carregar o que a porta mostra',
  loadingFields: 'Carregando os campos da lista...',
  fieldsFailed: 'Não foi possível carregar os campos da lista',
  onlyName: 'Só o nome',
  /** What the door shows, in a list such as “2 fields, a note, an alert”. */
  parts: {
    fields: (fields: number) => count(fields, { one: '# campo', other: '# campos' }),
    note: 'uma nota',
    alert: 'um alerta',
  },
  nothing: 'A porta mostra só o nome.',
  large: 'grande',
  noteIs: 'Nota',
  alertIs: 'Alerta',
  everyValue: 'qualquer valor',
  onlyValue: (value: string) => `“${value}”`,
  edit: 'Escolher campos',
  dialogTitle: 'Ao lado do nome',
  field: (place: number) => `Campo ${n(place)}`,
  whichField: 'Campo',
  isLarge: 'Grande',
  isLargeHint: 'Legível a dois passos de distância: uma mesa, um lugar',
  addField: 'Adicionar campo',
  earlier: (place: number) => `Mover campo ${n(place)} para cima`,
  remove: (place: number) => `Remover campo ${n(place)}`,
  note: 'Nota',
  noteHint: 'Um texto mais longo: são mostrados até 200 caracteres dele.',
  alert: 'Alerta',
  alertHint:
    'Uma faixa de lado a lado da tela, com um som próprio. A equipe precisa tocar em “Entendi” antes da próxima leitura.',
  alertValue: 'Só para este valor (opcional)',
  alertValueHint: 'Vazio: o alerta aparece para todo convidado com um valor neste campo.',
  none: 'Nenhum',
  choose: 'Escolha um campo',
  gone: (tag: string) => `${tag} (não está mais no Mailchimp)`,
  cancel: 'Cancelar',
  save: 'Salvar',
  saving: 'Salvando...',
  saved: 'O cartão das portas foi salvo.',
  failed: 'Não foi possível salvar o que a porta mostra',
} satisfies ManagerWords['card']
