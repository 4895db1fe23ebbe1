import type { doors as english } from '../../en/answers/doors.ts'

/** Scanner links, scans, and what doors ask of organisers. */
export const doors = {
  link_added: 'Le lien de scanner a été créé',
  link_updated: 'Le lien de scanner a été modifié',
  link_rotated: 'Le lien a une nouvelle adresse. L’ancienne ne fonctionne plus.',
  link_removed: 'Le lien de scanner a été supprimé',
  door_answers_kept: 'Les réponses ont été enregistrées.',
  scan_undone: 'Scan annulé. Cette entrée ne compte plus.',
  call_sent: 'L’organisateur voit votre appel.',
  call_answered: 'L’entrée a votre réponse.',
} satisfies typeof english
