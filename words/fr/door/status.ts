import type { DoorWords } from '../../en/door/index.ts'

/** The scanner’s internal state, which an organiser sees. */
export const status = {
  title: 'État du scanner',
  camera: 'État de la caméra',
  cameras: 'Caméras',
  stream: 'Flux',
  frames: 'Images traitées',
  list: 'ID de la liste',
  slug: 'Identifiant d’URL',
  raw: 'Dernières données brutes',
  code: 'Code extrait',
  answer: 'Dernière réponse de l’API',
  choose: 'Changer de caméra',
  none: 'Aucune valeur',
  copy: 'Copier le rapport',
  copyHint: 'Pour l’assistance\u{202f}: versions, caméra, heures et scans en attente. Sans codes ni noms.',
  unnamedCamera: (number: number) => `Caméra ${number}`,
  idle: 'En veille',
  starting: 'Démarrage',
  running: 'Caméra active',
  error: (text: string) => `Erreur de caméra\u{202f}: ${text}`,
} satisfies DoorWords['status']
