import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The home of one list: its troubles, the sync, and the system that can be disabled. */
export const list = {
  title: 'Gestion des codes QR',
  loading: 'Chargement de la liste...',
  loadFailed: 'Échec du chargement de la liste',
  notFound: 'Liste introuvable',
  nothingToRead: 'Cette liste n’a pas encore de codes. Les chiffres apparaîtront avec eux.',
  notFoundText:
    'Elle a peut-être été supprimée dans Mailchimp, ou appartient à quelqu’un d’autre. Choisissez «\u{202f}Synchroniser\u{202f}» dans le tableau de bord pour voir vos listes.',
  back: 'Retour au tableau de bord',
  gone: 'Cette liste n’est plus dans Mailchimp',
  goneText:
    'Ses codes et ses scans sont en sécurité ici. Listpass vérifie toutes les 10 minutes si la liste est revenue.',
  needsReconnect: 'Le compte Mailchimp de cette liste doit être reconnecté',
  needsReconnectText:
    'Mailchimp ne donne plus l’accès à Listpass. Reconnectez le compte dans le tableau de bord pour garder la liste à jour.',
  accountInactive: 'Le compte Mailchimp de cette liste est désactivé',
  accountInactiveText:
    'Vous ne pouvez pas scanner cette liste tant que le compte est désactivé. Activez-le avec «\u{202f}Modifier\u{202f}» dans le tableau de bord.',

  /** The button that folds a card of the settings, for screen readers. */
  unfold: (title: string) => `Afficher «\u{202f}${title}\u{202f}»`,
  fold: (title: string) => `Masquer «\u{202f}${title}\u{202f}»`,

  guessable: {
    title: (codes: number) =>
      count(codes, { one: '# code pourrait être deviné', other: '# codes pourraient être devinés' }),
    text: 'Un ancien outil a créé ces codes, peut-être en les numérotant. Tant que vous ne les remplacez pas, les téléphones sans connexion n’affichent pas de nom pour ces codes.',
    renew: 'Recréer les codes',
    renewing: 'Création des codes...',
    question: (contacts: number) =>
      count(contacts, {
        one: '# contact reçoit un nouveau code. Les e-mails déjà envoyés montrent l’ancien code, que vos entrées refuseront. Envoyez le nouveau code avant votre événement.',
        other:
          '# contacts reçoivent un nouveau code. Les e-mails déjà envoyés montrent les anciens codes, que vos entrées refuseront. Envoyez les nouveaux codes avant votre événement.',
      }),
    renewed: 'Les nouveaux codes sont créés. Mailchimp les reçoit d’ici une minute.',
    failed: 'Les nouveaux codes n’ont pas pu être créés',
  },

  sync: 'Synchroniser les codes QR',
  syncQuestion:
    'Chaque contact est comparé avec Mailchimp, et les différences sont corrigées. Aucun code ne change. Continuer\u{202f}?',
  syncConfirm: 'Synchroniser',
  syncStarting: 'Lancement...',
  syncFailed: 'Les codes QR n’ont pas pu être synchronisés depuis Mailchimp',

  complete: 'Le système de codes QR est complet',
  completeText: '5 étapes sur 5 sont terminées. Les nouveaux contacts reçoivent un code automatiquement.',

  disableTitle: 'Désactiver le système',
  disableText:
    'Supprime les trois champs QR et le webhook de cette liste dans Mailchimp. Les codes et les scans restent dans Listpass. Si vous réactivez le système, chacun retrouve le même code.',
  disable: 'Désactiver le système',
  disableQuestion:
    'Le système de codes QR sera désactivé, et tous les champs QR de cette liste seront supprimés. Cette action est irréversible. Continuer\u{202f}?',
  disableShared: 'Un autre organisateur utilise aussi cette liste',
  disableSharedText:
    'Vous partagez les trois mêmes champs QR. Leur suppression vous concerne tous les deux\u{202f}: les e-mails de cet organisateur ne montreront plus de code.',
  disabling: 'Désactivation...',
  disableFailed: 'Le système de codes QR n’a pas pu être désactivé',
  disabled: 'Le système de codes QR est désactivé',
  fieldNotDeleted: 'Le champ QR n’a pas pu être supprimé',
  partial: 'Il ne reste qu’une partie des champs QR dans cette liste',
  left: (tags: string) =>
    `Encore dans Mailchimp\u{202f}: ${tags}. Supprimez le reste, ou créez de nouveau les champs manquants.`,
  disableRest: 'Supprimer le reste',
  enableAgain: 'Créer les champs manquants',

  usageTitle: 'Mettre le code dans une campagne',
  usageText:
    'Collez ceci dans un bloc Code de votre campagne. Mailchimp remplace la balise de fusion par le code de chaque contact.',
  fieldsFailed: 'Échec du chargement des codes QR',
  usageLocked: 'Créez d’abord les champs. Le HTML pour vos campagnes apparaîtra ensuite ici.',
  toSetup: 'Aller à la configuration',
  previewTitle: 'Ce que voit votre invité',
  usageTips: [
    'Affichez l’image sur au moins 150 pixels de large, sur fond blanc.',
    'Testez avec un vrai contact. Les e-mails de test de Mailchimp n’ont pas de contact\u{202f}: leur image affiche SAMPLE.',
  ],

  contactsLoading: 'Chargement des contacts...',
  contactsFailed: 'Les contacts n’ont pas pu être chargés',

  /** A device by its browser and system. */
  device: { on: (browser: string, system: string) => `${browser} sur ${system}`, unknown: 'Appareil inconnu' },
} satisfies ManagerWords['list']
