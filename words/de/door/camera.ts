import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The camera, its controls, and photos of codes. */
export const camera = {
  allow: 'Kamera erlauben',
  starting: 'Kamera startet...',
  cameraHint: 'Ihr Browser fragt nach der Kamera. Das Bild bleibt auf diesem Gerät.',
  video: 'Kamerabild',
  /** Stands above every refusal. An error would sound like one of the device. */
  overlay: 'STOPP!',
  brokenReader: 'Diese Seite kann gerade keine Codes lesen.',
  brokenReaderHelp: 'Ein Teil wurde nicht geladen. Laden Sie die Seite neu, oder tippen Sie die Codes ein.',
  reload: 'Seite neu laden',
  aim: 'Richten Sie die Kamera auf einen Code.',

  choose: 'Kamera',
  unnamed: (number: number) => `Kamera ${n(number)}`,
  zoom: 'Zoom',
  zoomNow: (value: number) => `${n(Math.round(value * 10) / 10)}-fach`,
  isBlack:
    'Das Bild ist schwarz. Machen Sie die Linse frei, oder schalten Sie ein Licht ein. Bleibt es schwarz, schließen Sie den Browser und öffnen Sie diese Seite noch einmal.',

  isDark: 'Es ist dunkel. Schalten Sie für Codes auf Papier das Licht ein.',
  thisOne: 'Dieser',

  hints: {
    two: 'Bitte nur einen Code zeigen',
    nearest: 'Es zählt der Code näher an der Mitte.',
    outside: 'Code zwischen die Ecken halten',
  },

  inApp: (app: string) => `Sie haben diese Seite in ${app} geöffnet. Dort funktioniert die Kamera oft nicht.`,
  inAnApp: 'Sie haben diese Seite in einer App geöffnet. Dort funktioniert die Kamera oft nicht.',
  inAppHelp: 'Kopieren Sie die Adresse und öffnen Sie sie in Safari, Chrome oder Firefox.',
  copyAddress: 'Adresse kopieren',

  photo: 'Code aus Foto lesen',
  photoHint: 'Falls die Kamera kein Bild zeigt oder Sie ein Bild des Codes bekommen haben.',
  photoReading: 'Das Foto wird gelesen...',
  photoEmpty: 'Kein Code auf diesem Foto. Gehen Sie näher heran, machen Sie mehr Licht und halten Sie still.',
  photoTwo: 'Dieses Foto zeigt zwei Codes. Fotografieren Sie nur einen.',

  /** Why there is no picture, and the one thing to do about it. */
  problems: {
    denied: {
      title: 'Die Kamera ist nicht erlaubt.',
      help: 'Erlauben Sie die Kamera für diese Website in der Adressleiste oder den Einstellungen des Browsers. Tippen Sie dann noch einmal auf „Kamera erlauben“.',
    },
    dismissed: {
      title: 'Die Frage nach der Kamera wurde geschlossen.',
      // Chrome and Edge say „Zulassen“, Safari and Firefox say „Erlauben“.
      help: 'Tippen Sie noch einmal auf „Kamera erlauben“. Fragt der Browser, wählen Sie „Zulassen“ oder „Erlauben“.',
    },
    forbidden: {
      title: 'Auf diesem Gerät darf der Browser die Kamera nicht nutzen.',
      help: 'Erlauben Sie dem Browser die Kamera in den Einstellungen des Geräts. Tippen Sie dann noch einmal auf „Kamera erlauben“.',
    },
    missing: {
      title: 'Keine Kamera gefunden.',
      help: 'Schließen Sie eine Kamera an, oder öffnen Sie diese Seite auf einem Handy.',
    },
    vanished: {
      title: 'Die Kamera wurde getrennt.',
      help: 'Schließen Sie sie wieder an, dann startet sie von selbst. Oder tippen Sie auf „Kamera erlauben“, um eine andere zu nutzen.',
    },
    busy: {
      title: 'Ein anderes Programm nutzt die Kamera.',
      help: 'Schließen Sie das Programm oder den Tab mit der Kamera. Tippen Sie dann noch einmal auf „Kamera erlauben“.',
    },
    insecure: {
      title: 'Die Kamera braucht eine sichere Verbindung.',
      help: 'Öffnen Sie diese Seite unter ihrer https-Adresse.',
    },
    unsupported: {
      title: 'Dieser Browser kann die Kamera nicht nutzen.',
      help: 'Öffnen Sie diese Seite im Browser des Handys, zum Beispiel Chrome oder Safari.',
    },
    stalled: {
      title: 'Die Kamera zeigt kein Bild.',
      help: 'Schließen Sie den Browser und öffnen Sie diese Seite noch einmal.',
    },
    unknown: {
      title: 'Die Kamera ist nicht gestartet.',
      help: 'Tippen Sie noch einmal auf „Kamera erlauben“. Wenn das nicht hilft, laden Sie die Seite neu.',
    },
  },
} satisfies DoorWords['camera']
