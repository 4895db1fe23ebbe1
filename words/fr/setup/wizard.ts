import { isolated } from '#domain/user-text.ts'
import type { SetupWords } from '../../en/setup/index.ts'
import { count, n } from '../format.ts'
import { toTheDoor } from './to-the-door.ts'

/** The setup of a list, in four steps. */
export const wizard = {
  progress: 'Étapes de la configuration',
  steps: { connect: 'Compte', audience: 'Audience', complete: 'Finalisation', email: 'E-mail' },
  stepDone: '(terminé)',
  problems: {
    missing: 'Il manque le compte ou l’audience',
    noAccounts: 'Aucun compte Mailchimp n’est encore connecté.',
  },

  connectTitle: 'Connectez votre compte Mailchimp',
  connectText: 'Mailchimp vous demandera d’autoriser l’accès. Vos listes apparaîtront aussitôt après.',
  accountName: 'Nom du compte',
  accountNameHint: 'Le nom que vous lui donnez, comme «\u{202f}Nos événements\u{202f}».',
  connect: 'Connecter via Mailchimp',
  connecting: 'Connexion...',
  keyInstead: 'Connecter plutôt avec une clé API',
  keyText: 'Collez une clé API de votre compte Mailchimp. Listpass la garde chiffrée et ne l’affiche plus jamais.',
  apiKey: 'Clé API',
  apiKeyHint: 'Vous trouverez la clé dans Mailchimp, sous Compte, Extras, Clés API.',
  showKey: 'Afficher',
  hideKey: 'Masquer',
  connectAccount: 'Connecter le compte',
  keyFailed: 'Le compte n’a pas pu être connecté',
  optionsFailed: 'La connexion à Mailchimp n’a pas pu être préparée',
  loadingOptions: 'Chargement...',
  audiencePages: 'Audiences, page par page',
  findAudience: 'Chercher une audience par son nom',
  noneFound: 'Aucune audience ne correspond.',
  connectedAlready: 'Utiliser un compte connecté',
  toDashboard: 'Retour au tableau de bord',

  audienceTitle: 'Choisissez votre audience',
  audienceText:
    'Choisissez la liste dont les contacts reçoivent des codes QR. Vous pourrez configurer les autres plus tard.',
  loading: 'Chargement de vos audiences...',
  loadFailed: 'Échec du chargement des comptes',
  account: 'Compte',
  connectedAs: (account: string) =>
    `Voici les listes du compte Mailchimp ${isolated(account)}. Ce n’est pas le bon compte\u{202f}?`,
  disconnect: 'Le déconnecter ou en changer dans le tableau de bord',
  none: 'Aucune audience trouvée',
  noneText: 'Ce compte Mailchimp n’a pas encore d’audience. Créez-en une dans Mailchimp, puis réessayez.',
  listsRefused: 'Listpass ne peut pas lire les listes de ce compte',
  openMailchimp: 'Ouvrir Mailchimp',
  lookAgain: 'Réessayer',
  lookingAgain: 'Nouvel essai...',
  syncFailed: 'Échec du chargement des audiences',
  back: 'Retour au compte',
  continue: 'Passer à la finalisation',
  continuing: 'Configuration...',
  chooseFirst: 'Choisissez une audience pour continuer.',
  members: (members: number) => count(members, { one: '# abonné', other: '# abonnés' }),
  created: (day: string) => `Création\u{202f}: ${day}`,
  gone: 'Plus dans Mailchimp',
  ready: 'A des codes',

  finishTitle: 'Configuration de votre liste',
  finishText:
    'Listpass prépare votre audience dans Mailchimp. Vous pouvez quitter cette page. Vos codes seront créés quand même.',
  completeTitle: 'Configuration terminée\u{202f}!',
  completeText: 'Votre audience est prête pour sa première campagne.',
  codesReady: 'Vos codes sont en place.',
  parts: {
    webhook: { title: 'Intégration du webhook', text: 'Ajoute trois champs et suit les modifications.' },
    templates: { title: 'Modèles de codes QR', text: 'Un code personnel pour chaque contact.' },
    finalising: { title: 'Finalisation', text: 'Vérifie que tout le monde a un code.' },
  },
  partState: { waiting: '', 'at work': 'En cours', failed: 'Échec', done: 'Terminé' },
  codesMade: (done: number, total: number) =>
    count(total, { one: `${n(done)} sur # contact`, other: `${n(done)} sur # contacts` }),
  errorTitle: 'Erreur de configuration',
  setupFailed: 'La configuration a échoué. Veuillez réessayer.',
  cancelled: 'La génération des codes QR a été arrêtée',
  retry: 'Réessayer',
  pollInstead: 'Vérifier plutôt Mailchimp toutes les 10 minutes',
  pollText:
    'Utile si Mailchimp ne peut pas joindre l’adresse de votre Listpass. Les nouveaux contacts reçoivent leur code dans les 10 minutes.',
  noContacts: 'Cette audience n’a pas encore de contact. Chaque contact recevra un code à son arrivée.',
  allHaveCodes: (total: number) =>
    count(total, { one: 'Votre unique contact a un code.', other: 'Les # contacts ont tous un code.' }),
  someHaveCodes: (withCode: number, total: number) => `Contacts avec un code\u{202f}: ${n(withCode)} sur ${n(total)}.`,
  /** After the text above. */
  goesOn: 'Les autres reçoivent le leur pendant que vous continuez.',
  refused: (contacts: number) =>
    count(contacts, {
      one: 'Mailchimp a refusé # contact. Voyez lequel et pourquoi sur la page de la liste.',
      other: 'Mailchimp a refusé # contacts. Voyez lesquels et pourquoi sur la page de la liste.',
    }),
  toTemplates: 'Suite\u{202f}: ajouter aux e-mails',
  viewMailchimp: 'Voir les comptes',
  seeProgress: 'Voir cette liste',

  templatesTitle: 'Ajoutez le code à vos modèles d’e-mail',
  templatesText: 'Collez un seul morceau de HTML. À l’envoi, Mailchimp y met le code personnel de chaque contact.',
  loadingTemplates: 'Chargement de votre liste...',
  templatesFailed: 'Échec du chargement de la liste',
  noFields: 'Cette liste n’a pas encore de champs QR. Finissez d’abord la configuration.',
  finishSetup: 'Finir la configuration',
  snippetTitle: 'Copiez ce HTML',
  tagText: (tag: string) => `*|${tag}|* est la balise de fusion de cette liste. Laissez-la telle quelle.`,
  previewTitle: 'Ce que voit votre contact',
  pasteTitle: 'Collez-le dans votre campagne',
  /** Mailchimp’s editors of emails. */
  editors: {
    newBuilder: {
      name: 'Nouvel éditeur',
      text: 'Ajoutez un bloc Code là où vous voulez le code, ouvrez-le, et collez le HTML.',
    },
    classic: {
      name: 'Éditeur classique',
      text: 'Faites glisser un bloc de contenu Code dans la mise en page, remplacez son contenu, et choisissez «\u{202f}Enregistrer et fermer\u{202f}».',
    },
    ownCode: {
      name: 'Votre propre code',
      text: 'Collez-le dans le HTML de votre modèle, là où vous voulez le code.',
    },
  },
  tipsTitle: 'Avant l’envoi',
  tips: {
    size: 'Affichez l’image sur au moins 150 pixels de large, sur fond blanc.',
    test: 'Envoyez un test à un vrai contact de la liste. Un test sans contact n’a pas de code\u{202f}: son image affiche SAMPLE.',
    purpose: 'Dites dans l’e-mail à quoi sert le code, et que les invités peuvent le montrer sur un téléphone.',
  },
  toTheDoor,
  toApp: 'Aller au tableau de bord',
  openCampaigns: 'Ouvrir les campagnes Mailchimp',
} satisfies SetupWords['wizard']
