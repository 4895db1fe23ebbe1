import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The page on which the sheets of doors are printed. The sheets have words of their own. */
export const sheets = {
  title: 'Fiches des entrées',
  text: 'Une page par entrée, à afficher à côté. L’équipe scanne son code avec son téléphone, et peut commencer.',
  back: 'Retour aux entrées',
  notFound: 'Liste introuvable',
  notFoundText: 'Cette liste n’existe pas, ou appartient à quelqu’un d’autre.',
  loading: 'Chargement des entrées...',
  loadFailed: 'Les entrées n’ont pas pu être chargées',
  viewer: 'Vous pouvez seulement consulter cette liste',
  viewerText:
    'Les fiches de ses entrées contiennent des liens secrets. Demandez à un éditeur de votre équipe de les imprimer.',
  none: 'Pas encore d’entrée à imprimer',
  noneText: 'Créez d’abord un lien de scanner pour chaque entrée. Chaque lien a ensuite sa fiche.',
  noneHere: 'Aucune entrée ne scanne pour cet événement',
  noneHereText: 'Cette liste a des entrées pour d’autres événements.',
  toDoors: 'Vers les liens de scanner',
  gone: 'Cette entrée n’a pas de fiche pour le moment',
  goneText: 'Son lien de scanner a expiré, est désactivé ou a été supprimé. Prolongez-le, ou créez un nouveau lien.',
  all: 'Fiches de toutes les entrées',
  preview: 'Ce qui sera imprimé',

  secretTitle: 'Chaque fiche contient le lien secret de son entrée',
  secretText:
    'Toute personne qui le voit peut scanner cette liste. Affichez la fiche là où seule l’équipe passe, et retirez-la après la soirée.',
  onIt: 'Sur la fiche',
  callLabel: 'Qui l’équipe appelle',
  callHint: 'Nom et téléphone. Laissez vide pour l’écrire à la main.',
  networkLabel: 'Wi-Fi pour l’équipe',
  networkHint: 'Nom et mot de passe. Laissez vide pour l’écrire à la main.',
  kept: 'Ces deux textes restent dans ce navigateur, pour cette liste, jusqu’à la fermeture de votre session.',
  print: (sheets: number) => count(sheets, { one: 'Imprimer la fiche', other: 'Imprimer # fiches' }),
  drawing: 'Création des codes QR...',
  wordsFailed: 'Les textes de la fiche n’ont pas pu être chargés',
} satisfies ManagerWords['sheets']
