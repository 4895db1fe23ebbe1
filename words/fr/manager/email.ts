import type { Check, Light } from '#domain/preflight.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The drafts of a list in Mailchimp, and what would go wrong with them. */
export const email = {
  title: 'Avant l’envoi',
  loading: 'Vérification des brouillons dans Mailchimp...',
  failed: 'Les brouillons n’ont pas pu être vérifiés',
  text: 'Listpass lit les brouillons de cette liste dans Mailchimp, et signale les problèmes. Il n’en envoie jamais.',
  none: 'Pas encore de brouillon',
  noneText:
    'Créez une campagne pour cette liste dans Mailchimp, avec le HTML ci-dessous dans un bloc Code. Listpass la vérifie avant votre envoi.',
  again: 'Actualiser',
  looking: 'Actualisation...',
  checkedAt: (time: string) => `Vérification\u{202f}: ${time}`,
  back: 'Tous les brouillons',
  untitled: 'Brouillon sans nom',
  scheduled: (moment: string) => `Envoi prévu\u{202f}: ${moment}`,
  receivers: (recipients: number) => count(recipients, { one: '# destinataire', other: '# destinataires' }),
  inMailchimp: 'Ouvrir dans Mailchimp',
  draftLoading: 'Vérification du brouillon...',
  draftFailed: 'Le brouillon n’a pas pu être vérifié',
  ready: 'Ce brouillon est prêt',
  readyText: 'Chaque invité reçoit son propre code. Vérifiez l’heure de l’envoi dans Mailchimp.',
  wrong: (sentence: string) => `Problème\u{202f}: ${sentence}`,
  sent: (moment: string) => `Envoi\u{202f}: ${moment}`,
  sentText:
    'Cet e-mail ne peut plus être modifié. «\u{202f}Résultats\u{202f}» montre combien d’invités ouvrent leur code et viennent.',
  sending: 'Mailchimp envoie cet e-mail',
  sendingText:
    'Il ne peut plus être modifié. «\u{202f}Résultats\u{202f}» montre combien d’invités ouvrent leur code et viennent.',
  toResults: 'Voir les résultats',
  proof: 'Voir l’e-mail de chaque invité',
  test: 'M’envoyer un test',
  make: 'Créer un brouillon avec le code',
  passed: (checks: number) => count(checks, { one: '# vérification réussie', other: '# vérifications réussies' }),
  /** Before the place in the HTML. */
  where: 'Où\u{202f}:',
  /** `names`: some of the guests, with commas between them. A name may contain `#`, so it is not in the forms. */
  andOthers: (names: string, others: number) => `${names} et ${count(others, { one: '# autre', other: '# autres' })}`,
  checklist: 'La liste de contrôle Mailchimp',
  checklistGone: 'Mailchimp ne montre pas sa liste de contrôle pour le moment.',
  toSettings: 'Aller aux réglages',
  toDoors: 'Aller aux entrées',

  lights: {
    ready: 'Prêt',
    look: 'À regarder',
    wrong: 'Problème',
    none: 'Non vérifié',
  } satisfies Record<Light | 'none', string>,

  /** The headings are Mailchimp's. */
  items: {
    success: (heading: string) => `OK\u{202f}: ${heading}`,
    warning: (heading: string) => `À regarder\u{202f}: ${heading}`,
    error: (heading: string) => `Manquant\u{202f}: ${heading}`,
  },

  checks: {
    content: 'Contenu lisible',
    picture: 'Image du code',
    address: 'Adresse de l’image',
    tag: 'Balise de fusion',
    size: 'Taille et colonne',
    conditionals: 'Conditions',
    length: 'Longueur de l’e-mail',
    plain_text: 'Version en texte brut',
    recipients: 'Codes des destinataires',
    fields: 'Champs QR',
    codes: 'Codes générés',
    pending: 'Mailchimp à jour',
    listening: 'Codes pour les nouveaux abonnés',
    doors: 'Durée des liens de scanner',
  } satisfies Record<Check, string>,
} satisfies ManagerWords['email']
