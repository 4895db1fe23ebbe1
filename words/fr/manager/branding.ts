import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The organiser's name, logo and colour, as guests see them. */
export const branding = {
  title: 'Apparence pour les invités',
  text: 'Les invités la voient quand ils ouvrent le lien de leur code, à une borne, et sur la fiche d’une entrée.',
  plain: 'Noir',
  loading: 'Chargement de l’apparence...',
  failed: 'L’apparence n’a pas pu être chargée',
  name: 'Votre nom (facultatif)',
  nameHint: 'Celui que vos invités connaissent, comme «\u{202f}Soirées du Port\u{202f}».',
  place: 'Lieu (facultatif)',
  placeHint: 'Où cela se passe. Un événement peut avoir son propre lieu.',
  accent: 'Couleur',
  accentText: 'Code de la couleur',
  accentHint: 'Par exemple #17324d. Laissez vide pour du noir.',
  onDark: 'Le texte y est blanc.',
  onLight: 'Le texte y est noir.',
  unreadable:
    'Sur cette couleur, ni un texte blanc ni un texte noir ne se lit bien. Les invités voient du noir à la place. Essayez une couleur plus sombre ou plus claire.',
  shows: 'Afficher le nom de l’invité sur la page',
  showsHint:
    'Toute personne qui a le lien d’un code peut ouvrir sa page, et lire le nom. Il n’est jamais affiché pour les codes d’un ancien outil.',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saveFailed: 'L’apparence n’a pas pu être enregistrée',
  logo: 'Logo',
  logoHint: (mostKb: number) => `Un PNG ou SVG d’au maximum ${n(mostKb)} ko, carré de préférence.`,
  chooseLogo: 'Choisir un logo',
  changeLogo: 'Changer le logo',
  uploading: 'Vérification du logo...',
  removeLogo: 'Supprimer le logo',
  removing: 'Suppression...',
  logoFailed: 'Le logo n’a pas pu être enregistré',
  removeFailed: 'Le logo n’a pas pu être supprimé',
  logoTooLarge: (mostKb: number) => `Le logo peut avoir au maximum ${n(mostKb)} ko.`,
  preview: 'Aperçu de la page que les invités ouvrent',
  previewTime: 'Samedi 28 novembre, 19:00',
  previewShow: 'Présentez ceci à l’entrée',
  previewGuest: 'Au nom de\u{202f}:',
  previewName: 'Zoé Lefèvre',
} satisfies ManagerWords['branding']
