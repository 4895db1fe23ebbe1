import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** The state of a door, in sentences. */
export const bar = {
  label: 'État de cette entrée',
  counter: (come: number, contacts: number) =>
    count(come, { one: `# entrée sur ${n(contacts)}`, other: `# entrées sur ${n(contacts)}` }),
  online: 'En ligne.',
  closed: 'Entrée fermée.',
  offline: 'Fonctionne sans connexion.',
  offlineNoList: 'Pas de connexion, et cet appareil n’a pas encore de liste. Les scans attendent la connexion.',
  offlineRefused:
    'Pas de connexion. Ce navigateur ne peut pas enregistrer les scans. Désactivez la navigation privée, ou attendez la connexion.',
  listAge: (time: string) => `Liste mise à jour\u{202f}: ${time}.`,
  noNames: (most: number) =>
    `Cette liste a plus de ${n(most)} contacts\u{202f}: cet appareil a leurs codes, mais ni les noms ni les autres informations.`,
  pending: (scans: number) => count(scans, { one: '# scan en attente d’envoi.', other: '# scans en attente d’envoi.' }),
  pendingElsewhere: (scans: number) =>
    count(scans, {
      one: '# scan d’une autre liste n’a pas encore été envoyé. Ouvrez le scanner de cette liste sur cet appareil.',
      other:
        '# scans d’autres listes n’ont pas encore été envoyés. Ouvrez les scanners de ces listes sur cet appareil.',
    }),
  pendingForOrganiser: (scans: number) =>
    count(scans, {
      one: '# scan d’un ancien lien de scanner est encore sur cet appareil. Seul l’organisateur peut l’envoyer, en s’identifiant sur cet appareil.',
      other:
        '# scans d’un ancien lien de scanner sont encore sur cet appareil. Seul l’organisateur peut les envoyer, en s’identifiant sur cet appareil.',
    }),
  takenOver: (scans: number) =>
    count(scans, {
      one: '# scan fait avec un lien de scanner a été envoyé depuis cet appareil. Fermez votre session avant de rendre l’appareil.',
      other:
        '# scans faits avec un lien de scanner ont été envoyés depuis cet appareil. Fermez votre session avant de rendre l’appareil.',
    }),
  /** Not “se connecter”: at a door, a connection is always the network. */
  signIn: 'S’identifier comme organisateur',
  loading: 'Enregistrement de la liste pour un usage hors ligne...',
  refused: 'Ce navigateur ne peut pas enregistrer la liste. Cette entrée ne fonctionne qu’avec une connexion.',
  endedLink: (scans: number) =>
    count(scans, {
      one: 'Ce lien de scanner n’est plus valable. L’organisateur peut s’identifier sur cet appareil pour envoyer le scan.',
      other:
        'Ce lien de scanner n’est plus valable. L’organisateur peut s’identifier sur cet appareil pour envoyer les scans.',
    }),
  endedOrganiser: (scans: number) =>
    count(scans, {
      one: 'Votre session est terminée. Identifiez-vous de nouveau sur cet appareil pour envoyer le scan.',
      other: 'Votre session est terminée. Identifiez-vous de nouveau sur cet appareil pour envoyer les scans.',
    }),
  declined: 'Listpass n’accepte pas de scans pour le moment. Ils restent sur cet appareil.',
  newVersion: 'Nouvelle version\u{202f}: recharger',
} satisfies DoorWords['bar']
