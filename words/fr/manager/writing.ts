import type { ManagerWords } from '../../en/manager/index.ts'

/** A test of a draft, and a draft that Listpass makes. */
export const writing = {
  testLoading: 'Recherche de votre e-mail...',
  testFailed: 'Le test n’a pas pu être envoyé',
  testText:
    'Mailchimp n’envoie le test qu’à vous. Un test n’appartient à aucun contact\u{202f}: ses balises restent vides ou telles quelles, et l’image affiche donc SAMPLE. Vos invités reçoivent leur propre code.',
  testTo: 'L’envoyer à',
  testSend: 'Envoyer le test',
  testSending: 'Envoi...',
  testSent: (email: string) => `Mailchimp envoie un test à ${email}`,
  testSentText:
    'Vérifiez le texte et la mise en page. Pour essayer un vrai code, choisissez «\u{202f}Voir l’e-mail de chaque invité\u{202f}».',

  makeText:
    'Mailchimp reçoit une petite invitation à toute cette liste, avec les horaires et les lieux de vos événements. Elle reste un brouillon\u{202f}: modifiez-y le texte, et envoyez-la quand vous voulez.',
  makeName: 'Nom du brouillon',
  makeDefault: (list: string) => `Invitation\u{202f}: ${list}`,
  make: 'Créer le brouillon',
  making: 'Création du brouillon...',
  makeFailed: 'Le brouillon n’a pas pu être créé',
  made: 'Le brouillon est dans Mailchimp',
} satisfies ManagerWords['writing']
