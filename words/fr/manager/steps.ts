import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The five steps of the setup. */
export const steps = {
  title: 'Configuration',
  done: 'Terminé',
  showSteps: 'Afficher les étapes',
  hideSteps: 'Masquer les étapes',
  showStep: (step: number) => `Afficher l’étape ${n(step)}`,
  hideStep: (step: number) => `Masquer l’étape ${n(step)}`,
  lockedByFields: 'Terminez d’abord l’étape 1',
  lockedByValues: 'Terminez d’abord l’étape 2',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement...',

  fields: {
    title: 'Créer les champs QR',
    text: 'Ajoute trois champs à la liste dans Mailchimp\u{202f}: le code, combien de scans il permet, et combien il en a eu.',
    done: 'La liste a ses champs dans Mailchimp\u{202f}:',
    doneAlone: 'La liste a ses champs dans Mailchimp.',
    some: 'La liste n’a qu’une partie de ses trois champs QR dans Mailchimp\u{202f}:',
    someText:
      'Listpass ne peut pas mettre la liste à jour tant que les trois ne sont pas de retour. Vos codes et vos scans sont en sécurité ici.',
    create: 'Créer les champs QR',
    createMissing: 'Créer les champs manquants',
    creating: 'Création...',
    failed: 'Le système de codes QR n’a pas pu être créé',
    created: 'Les champs QR ont été créés',
    setupTitle: 'Configurer le système de codes QR',
    setupText:
      'Listpass ajoute trois champs à cette liste dans Mailchimp. Vos contacts ne les voient pas, et rien d’autre ne change.',
    setupFields: [
      { name: 'Code QR', text: 'Le code personnel de chaque contact, de 24 caractères, pour vos campagnes.' },
      {
        name: 'Scans permis',
        text: 'Combien de fois le code permet d’entrer\u{202f}: une fois, sauf si vous le changez.',
      },
      { name: 'Scans faits', text: 'Comptés à l’entrée, à partir de 0.' },
    ],
    setupAfter: 'Vos contacts ne changent pas encore. L’étape 2 ajoute les codes.',
  },

  values: {
    title: 'Remplir les champs',
    text: 'Donne un code personnel à chaque contact. Les codes existants ne changent pas.',
    done: 'Chaque contact a un code.',
    byWebhook: 'Les nouveaux contacts en reçoivent un automatiquement.',
    byHand:
      'Les nouveaux contacts en reçoivent un quand vous relancez la génération, ou automatiquement après l’étape 3.',
    generate: 'Générer les codes QR',
    again: 'Générer pour les nouveaux',
    starting: 'Lancement...',
    askTitle: 'Générer les codes QR',
    ask: 'Des codes QR seront générés pour tous les contacts actuels de cette liste. Continuer\u{202f}?',
    failed: 'Les codes QR n’ont pas pu être générés',
  },

  webhook: {
    title: 'Configurer le webhook',
    text: 'Mailchimp signale à Listpass les contacts nouveaux et modifiés\u{202f}: ils reçoivent leur code en quelques secondes.',
    loading: 'Chargement du webhook...',
    loadFailed: 'Le webhook n’a pas pu être chargé',
    setUp: 'Configurer le webhook',
    settingUp: 'Configuration...',
    failed: 'Le webhook n’a pas pu être configuré',
    done: 'Le webhook a été configuré',
    offer:
      'Sans webhook, Listpass vérifie lui-même les modifications dans Mailchimp. Les nouveaux contacts reçoivent leur code dans les 10 minutes.',
    poll: 'Vérifier toutes les 10 minutes',
    byWebhook: 'Mailchimp signale chaque modification à Listpass.',
    byPolling:
      'Listpass vérifie les modifications dans Mailchimp. Les nouveaux contacts reçoivent leur code dans les 10 minutes.',
    details: 'Détails',
    url: 'URL du webhook',
    code: 'Code de protection',
    copyUrl: 'Copier l’URL',
    copyCode: 'Copier le code',
    mode: 'Mode',
    modes: { webhook: 'Webhook', polling: 'Vérification' },
    heard: 'Dernier message',
    neverHeard: 'Pas encore',
    tryAgain: 'Réessayer le webhook',
    again: 'Reconfigurer',
  },

  display: {
    title: 'Configurer le champ affiché',
    text: 'Choisissez ce que l’entrée affiche quand un code est scanné.',
    shows: 'Affiche le champ',
    showsName: 'Affiche le nom, ou l’e-mail s’il n’y a pas de nom.',
    configure: 'Choisir le champ affiché',
    label: 'Champ affiché',
    hint: 'Par exemple l’entreprise, la table ou le type de billet.',
    nameOrEmail: 'Nom ou e-mail',
    loading: 'Chargement des champs de la liste...',
    loadFailed: 'Échec du chargement des champs',
    failed: 'Le champ affiché n’a pas pu être modifié',
    updated: 'Le champ affiché a été modifié',
    gone: (tag: string) => `${tag} (plus dans la liste)`,
  },
} satisfies ManagerWords['steps']
