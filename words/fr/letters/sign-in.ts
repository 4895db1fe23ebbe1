import type { LetterWords } from '../../en/letters/index.ts'
import { person } from '../account/person.ts'

/** About the ways into the reader's account. */
export const signIn = {
  wasItYou:
    'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez maintenant un nouveau mot de passe. Cela ferme les sessions de tous les appareils.',
  newDevice: {
    subject: 'Nouvelle identification sur votre compte Listpass',
    seen: (device: string, moment: string) =>
      `Une session a été ouverte sur votre compte avec un navigateur que vous n’aviez pas encore utilisé\u{202f}: ${device}, ${moment} UTC.`,
    device: person.device,
  },
  /** By what happened to the second step. */
  secondStep: {
    on: {
      subject: 'Votre compte Listpass demande maintenant une deuxième étape',
      sentence:
        'Pour vous identifier sur votre compte Listpass, il faut maintenant votre mot de passe et un code de votre application d’authentification.',
    },
    off: {
      subject: 'La deuxième étape de votre compte Listpass est désactivée',
      sentence:
        'La deuxième étape a été désactivée. Votre mot de passe suffit maintenant pour vous identifier sur votre compte Listpass.',
    },
    codes: {
      subject: 'Vos codes de récupération Listpass ont été remplacés',
      sentence:
        'De nouveaux codes de récupération ont été créés pour votre compte Listpass. Les anciens ne fonctionnent plus.',
    },
    guesses: {
      subject: 'Quelqu’un connaît peut-être votre mot de passe Listpass',
      sentence:
        'Quelqu’un a saisi votre mot de passe, puis trop de codes erronés. Sans le bon code, personne ne peut accéder à votre compte.',
    },
  },
  /** By what happened to a way to sign in without the password. `undo` stands after `wasItYou`. */
  ways: {
    'passkey-added': {
      subject: 'Une clé d’accès a été ajoutée à votre compte Listpass',
      sentence:
        'Une clé d’accès a été ajoutée à votre compte Listpass. Elle permet de vous identifier sans votre mot de passe.',
      undo: 'Supprimez ensuite la clé d’accès dans votre compte, sous «\u{202f}Clés d’accès\u{202f}».',
    },
    'passkey-removed': {
      subject: 'Une clé d’accès a été supprimée de votre compte Listpass',
      sentence: 'Une clé d’accès a été supprimée de votre compte Listpass. Elle ne permet plus de vous identifier.',
      undo: 'Ajoutez ensuite de nouveau votre clé d’accès dans votre compte, sous «\u{202f}Clés d’accès\u{202f}».',
    },
    linked: {
      subject: 'Votre compte Listpass a un nouveau moyen d’identification',
      sentence: (issuer: string) =>
        `Votre compte Listpass a été relié à ${issuer}. Ce service permet maintenant de vous identifier.`,
      undo: 'Supprimez ensuite le lien dans votre compte, sous «\u{202f}Clés d’accès\u{202f}».',
    },
    unlinked: {
      subject: 'Un moyen d’identification a été supprimé de votre compte Listpass',
      sentence: (issuer: string) =>
        `Votre compte Listpass n’est plus relié à ${issuer}. Ce service ne permet plus de vous identifier.`,
      undo: 'Reliez ensuite de nouveau votre compte, sous «\u{202f}Clés d’accès\u{202f}».',
    },
  },
  /** In the place of an issuer that is no longer set up. */
  someIssuer: 'un autre compte',
} satisfies LetterWords['signIn']
