import type { http as en } from '../../en/refusals/http.ts'
import { n } from '../format.ts'

/** Calls that are declined before a feature looks at them, and faults. */
export const http = {
  bad_address: 'L’adresse n’a pas pu être lue.',
  wrong_length: 'La requête n’a pas la longueur annoncée.',
  no_host: 'La requête n’indique aucun hôte.',
  not_json: 'La requête n’a pas pu être lue comme JSON.',
  request_late: 'La requête a mis trop de temps à arriver.',
  request_too_large: 'La requête est trop grande.',
  address_too_long: 'L’adresse est trop longue.',
  json_needed: 'Envoyez du JSON, avec l’en-tête Content-Type: application/json.',
  expect_unknown: 'Envoyez la requête sans l’en-tête Expect.',
  headers_too_large: 'Les en-têtes de la requête sont trop grands.',
  unreadable: 'La requête n’a pas pu être lue.',
  too_deep: ({ most }: { most: number }) =>
    `La requête a trop de niveaux imbriqués. ${n(most)} niveaux sont permis au maximum.`,
  control_characters: 'N’utilisez pas de caractères de contrôle.',
  /** The first message under a field. The contract writes it, in English. */
  wrong_fields: ({ first }: { first: string }) => first,
  unknown_field: 'Ce champ est inconnu.',
  wrong_form: 'Cette valeur manque ou n’a pas la bonne forme.',
  not_found: 'Introuvable.',
  picture_only_shown: 'Une image ne peut être que consultée.',
  web_not_built: 'L’application web n’est pas compilée. Lancez\u{202f}: npm run build',
  sign_in: 'Veuillez vous identifier.',
  other_site: ({ address }: { address: string }) =>
    `Cette requête ne vient pas de Listpass. Ouvrez ${address} et réessayez.`,
  busy: 'Listpass est très occupé pour le moment. Réessayez dans un instant.',
  too_many_at_once: 'Trop de requêtes à la fois. Réessayez dans un instant.',
  turns_taken: 'Listpass est occupé. Réessayez dans un instant.',
  two_downloads: 'Vous téléchargez déjà deux fichiers. Attendez que l’un des deux soit terminé.',
  too_many_downloads: 'Trop de téléchargements pour le moment. Réessayez dans un instant.',
  too_many_doors: 'Trop d’entrées sont connectées pour le moment. Réessayez dans un instant.',
  disk_full:
    'Listpass n’a plus de place sur son disque. Aucun scan ne peut être compté tant que la personne qui gère Listpass n’a pas libéré de place.',
  restarting: 'Listpass redémarre. Réessayez dans un instant.',
  locked: 'Une autre opération est en train de modifier ceci. Réessayez dans un instant.',
  fault: 'Un problème est survenu. Veuillez réessayer.',
  team_left: ({ address }: { address: string }) =>
    `Cette équipe est en cours de transfert vers ${address}, ou s’y trouve déjà. Continuez là-bas.`,
  team_left_silent: ({ address }: { address: string }) =>
    `Cette équipe a été transférée vers ${address}, et Listpass n’y répond pas pour le moment.`,
} satisfies typeof en
