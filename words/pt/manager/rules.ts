import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Rules that change a field of a contact who is let in. */
export const rules = {
  title: 'Adicionar lógica',
  text: 'Altere um campo do contato quando ele entra: para uma campanha de agradecimento, um grupo, uma mesa.',
  configure: 'Configurar regras',
  rule: (place: number) => `Regra ${n(place)}`,
  /** The values are `value` or `unset`. */
  sentence: (ifField: string, ifValue: string, thenField: string, thenValue: string) =>
    `Se o campo ${ifField} for ${ifValue}, o campo ${thenField} passa a ser ${thenValue}.`,
  value: (value: string) => `“${isolated(value)}”`,
  unset: 'vazio',
  moreRules: (more: number) => `e mais ${n(more)}`,
  unsaved: 'Você tem alterações não salvas.',

  intro: 'Depois de cada entrada, as regras são aplicadas nesta ordem. Cada regra vê as mudanças das anteriores.',
  ifField: 'Se o campo',
  ifValue: 'For o valor',
  thenField: 'Então o campo',
  thenValue: 'Recebe o valor',
  notSet: 'Vazio',
  choose: 'Escolha um campo',
  email: 'Endereço de e-mail (EMAIL)',
  goneField: (tag: string) => `${tag} (não está mais na lista)`,
  goneChoice: (value: string) => `${value} (não é mais uma opção)`,
  moveUp: (place: number) => `Mover regra ${n(place)} para cima`,
  moveDown: (place: number) => `Mover regra ${n(place)} para baixo`,
  remove: (place: number) => `Remover regra ${n(place)}`,
  moved: (from: number, to: number) => `A regra ${n(from)} agora é a regra ${n(to)}.`,
  removed: (place: number) => `A regra ${n(place)} foi removida.`,
  none: 'Nenhuma regra ainda. As leituras são contadas, e nenhum outro campo muda.',
  add: 'Adicionar regra',
  full: (limit: number) => `Uma lista pode ter no máximo ${n(limit)} regras.`,

  preview: 'Prévia',
  previewing: 'Contando...',
  previewFailed: 'Não foi possível mostrar a prévia',
  matches: (matching: number, all: number) =>
    count(all, {
      one: `Vale agora para ${n(matching)} de # contato.`,
      other: `Vale agora para ${n(matching)} de # contatos.`,
    }),
  previewed: 'Cada regra mostra para quantos contatos vale agora.',

  cancel: 'Cancelar',
  save: 'Salvar regras',
  saving: 'Salvando...',
  loading: 'Carregando os campos da lista...',
  loadFailed: 'Não foi possível carregar os campos disponíveis',
  failed: 'Não foi possível atualizar as regras',
  updated: 'Regras atualizadas',
} satisfies ManagerWords['rules']
