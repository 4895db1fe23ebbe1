import type { SiteWords } from '../../en/site/index.ts'

/** The frame of every screen: the bar, the wait for a screen, its failure. */
export const frame = {
  brandHome: 'Listpass\u{202f}: accueil',
  mainMenu: 'Menu principal',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  skip: 'Aller au contenu',
  scanner: 'Scanner',
  checking: 'Vérification de la session...',
  loading: 'Chargement...',
  faultTitle: 'Cette page n’a pas pu être affichée',
  faultText:
    'Un problème est survenu, ou une partie de la page ne s’est pas chargée. Rien de ce que vous avez enregistré n’est perdu. Rechargez la page pour réessayer.',
  reload: 'Recharger la page',
  logIn: 'S’identifier',
  register: 'Créer un compte',
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Le lien est peut-être ancien, ou il manque une lettre.',
    home: 'Retour à l’accueil',
  },
} satisfies SiteWords['frame']
