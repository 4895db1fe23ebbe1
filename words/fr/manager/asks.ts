import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The questions that doors ask guests. */
export const asks = {
  text: 'Jusqu’à trois questions que les entrées posent aux invités. Chaque réponse va dans un champ de Mailchimp, comme les modifications après un scan. Les entrées les posent aussi sans connexion. Une borne ne demande rien.',
  loading: 'Chargement des questions...',
  loadFailed: 'Échec du chargement des questions',
  loadingFields: 'Chargement des champs de la liste...',
  fieldsFailed: 'Échec du chargement des champs de la liste',
  none: 'Les entrées ne demandent rien.',
  nothing: 'Aucune',
  questions: (questions: number) => count(questions, { one: '# question', other: '# questions' }),
  before: 'Posées avant l’entrée de l’invité. Il faut répondre à toutes les questions.',
  after: 'Posées après l’entrée de l’invité. L’équipe peut les passer.',
  edit: 'Choisir les questions',
  dialogTitle: 'Questions à l’entrée',
  legend: (place: number) => `Question ${n(place)}`,
  question: 'Question',
  questionHint: 'Telle que l’équipe la lit, par exemple\u{202f}: Que mangez-vous\u{202f}?',
  field: 'Champ pour la réponse',
  fieldHint:
    'Un texte, un nombre, des boutons radio ou un menu déroulant. Les entrées affichent les choix des deux derniers.',
  isTick: 'Une case à cocher',
  isTickHint:
    'Pour une phrase comme «\u{202f}J’ai lu les règles.\u{202f}» Le champ de texte reçoit «\u{202f}Yes\u{202f}».',
  isRequired: 'Demander avant l’entrée',
  isRequiredHint: 'Personne n’entre sans avoir répondu à tout.',
  add: 'Ajouter une question',
  remove: (place: number) => `Supprimer la question ${n(place)}`,
  choose: 'Choisissez un champ',
  gone: (tag: string) => `${tag} (plus dans Mailchimp)`,
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saved: 'Les questions des entrées ont été enregistrées.',
  failed: 'Les questions n’ont pas pu être enregistrées',
} satisfies ManagerWords['asks']
