import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The check before doors open: the title of each line, its good result, and the next step after a bad one. */
export const ready = {
  ready: 'OK',
  count: (ready: number, all: number) => `${n(ready)} sur ${n(all)}`,
  start: 'Commencer à scanner',
  well: 'OK',

  camera: {
    title: 'Caméra',
    well: 'Montre une image',
    missing: 'La caméra n’est pas encore allumée',
    help: 'Autorisez la caméra, et dirigez-la vers un code.',
    act: 'Allumer la caméra',
  },
  light: {
    title: 'Lampe',
    well: 'S’allume et s’éteint',
    none: 'Cette caméra n’a pas de lampe',
    unknown: 'Connue dès que la caméra est allumée',
  },
  sound: {
    title: 'Son',
    well: 'Activé. Montez le volume',
    missing: 'Le son est coupé',
    help: 'Montez le volume et désactivez le mode silencieux, puis écoutez les deux sons.',
    act: 'Écouter les sons',
  },
  screen: {
    title: 'Écran toujours allumé',
    well: 'Reste allumé tant que la caméra tourne',
    missing: 'Ce navigateur laisse l’écran s’éteindre',
    help: 'Pour ce soir, réglez le verrouillage de l’écran de cet appareil sur «\u{202f}Jamais\u{202f}».',
  },
  list: {
    title: 'Liste d’invités sur ce téléphone',
    well: (time: string) => `Enregistrée\u{202f}: ${time}`,
    missing: 'La liste d’invités n’est pas encore sur ce téléphone',
    help: 'Gardez cette page ouverte avec une connexion jusqu’à ce que la liste soit enregistrée.',
    refusedHelp: 'Désactivez la navigation privée\u{202f}: ce navigateur ne peut pas enregistrer la liste.',
  },
  storage: {
    title: 'Stockage',
    well: 'Conservé par le navigateur',
    missing: 'Le navigateur peut effacer les scans enregistrés',
    help: 'Ajoutez cette page à l’écran d’accueil, et ouvrez-la depuis cet écran.',
    act: 'Conserver les scans',
  },
  clock: {
    title: 'Horloge',
    well: (seconds: number) => `À ${n(seconds)} s de l’heure exacte`,
    unknown: 'Comparée dès qu’il y a une connexion',
    missing: (seconds: number) => `L’horloge est décalée de ${n(seconds)} s`,
    help: 'Activez le réglage automatique de l’heure sur cet appareil.',
  },
  battery: {
    title: 'Batterie',
    well: (percent: number) => `${n(percent)}\u{202f}%`,
    missing: (percent: number) => `Plus que ${n(percent)}\u{202f}%`,
    help: 'Branchez l’appareil, ou apportez une batterie externe.',
  },
  version: {
    title: 'Version',
    well: 'La plus récente',
    missing: 'Une version plus récente est prête',
    help: 'Rechargez avant l’arrivée du premier invité.',
    act: 'Recharger',
  },
} satisfies DoorWords['ready']
