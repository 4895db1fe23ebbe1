import type { AppWords } from '../../en/app/index.ts'

/** A team that has moved, or that asks for a second step. */
export const locked = {
  movedTitle: 'Cette équipe a été transférée',
  movedText: (team: string, place: string) =>
    `L’équipe «\u{202f}${team}\u{202f}» est maintenant à l’adresse ${place}. Identifiez-vous là-bas avec les mêmes e-mail et mot de passe. Les entrées ouvertes continuent toutes seules.`,
  movedGo: 'Aller à la nouvelle adresse',
  lockedTitle: 'Il faut une deuxième étape',
  lockedText: (team: string) =>
    `L’équipe «\u{202f}${team}\u{202f}» exige plus qu’un mot de passe. Ajoutez une clé d’accès ou une application d’authentification pour continuer.`,
  lockedPasskey: 'Ajouter une clé d’accès',
  lockedApp: 'Configurer une application',
  lockedHas:
    'Vous avez déjà l’une des deux\u{202f}? Choisissez «\u{202f}Fermer la session\u{202f}» dans le menu à votre nom, puis utilisez-la pour vous identifier.',
} satisfies AppWords['locked']
