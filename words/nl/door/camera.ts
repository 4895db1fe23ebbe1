import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The camera, its controls, and photos of codes. */
export const camera = {
  allow: 'Camera toestaan',
  starting: 'Camera starten...',
  cameraHint: 'Je browser vraagt toegang tot de camera. Het beeld blijft op dit toestel.',
  video: 'Camerabeeld',
  /** It stands over each refusal. “Fout” would look like a fault of the scanner. */
  overlay: 'STOP!',
  brokenReader: 'Deze pagina kan nu geen codes lezen.',
  brokenReaderHelp: 'Een deel is niet geladen. Herlaad de pagina of typ de codes.',
  reload: 'Pagina herladen',
  aim: 'Richt de camera op een code.',

  choose: 'Camera',
  unnamed: (number: number) => `Camera ${n(number)}`,
  zoom: 'Zoom',
  zoomNow: (value: number) => `${n(Math.round(value * 10) / 10)} keer`,
  isBlack:
    'Het beeld is zwart. Maak de lens vrij of doe licht aan. Blijft het zwart, sluit dan de browser en open deze pagina opnieuw.',

  isDark: 'Het is hier donker. Zet de lamp aan om codes op papier te lezen.',
  thisOne: 'Deze',

  hints: {
    two: 'Laat één code tegelijk zien',
    nearest: 'De code het dichtst bij het midden telt.',
    outside: 'Houd de code binnen de hoeken',
  },

  inApp: (app: string) => `Je hebt deze pagina in ${app} geopend. Daar werkt de camera vaak niet.`,
  inAnApp: 'Je hebt deze pagina in een app geopend. Daar werkt de camera vaak niet.',
  inAppHelp: 'Kopieer het adres en open het in Safari, Chrome of Firefox.',
  copyAddress: 'Adres kopiëren',

  photo: 'Foto van een code lezen',
  photoHint: 'Voor als de camera geen beeld geeft, of als je een foto van de code hebt gekregen.',
  photoReading: 'Foto lezen...',
  photoEmpty: 'Geen code gevonden op deze foto. Ga dichterbij, zorg voor meer licht en houd het toestel stil.',
  photoTwo: 'Op deze foto staan twee codes. Maak een foto van één code.',

  /** Why there is no picture, and the one thing to do about it. */
  problems: {
    denied: {
      title: 'De camera is niet toegestaan.',
      help: 'Sta de camera voor deze site toe in de adresbalk of de instellingen van de browser, en druk dan weer op de knop.',
    },
    dismissed: {
      title: 'De vraag om cameratoegang is gesloten.',
      help: 'Druk weer op de knop en kies “Toestaan” als de browser het vraagt.',
    },
    forbidden: {
      title: 'De browser mag de camera van dit toestel niet gebruiken.',
      help: 'Sta de camera voor de browser toe in de instellingen van het toestel, en druk dan weer op de knop.',
    },
    missing: { title: 'Geen camera gevonden.', help: 'Sluit een camera aan of open deze pagina op een telefoon.' },
    vanished: {
      title: 'De camera is losgekoppeld.',
      help: 'Sluit de camera weer aan: die start dan vanzelf. Of druk op de knop om een andere te gebruiken.',
    },
    busy: {
      title: 'Een ander programma gebruikt de camera.',
      help: 'Sluit het programma of tabblad dat de camera gebruikt, en druk dan weer op de knop.',
    },
    insecure: {
      title: 'De camera werkt alleen met een beveiligde verbinding.',
      help: 'Open deze pagina via het https-adres.',
    },
    unsupported: {
      title: 'Deze browser kan de camera niet gebruiken.',
      help: 'Open deze pagina in de eigen browser van de telefoon, zoals Chrome of Safari.',
    },
    stalled: { title: 'De camera geeft geen beeld.', help: 'Sluit de browser en open deze pagina opnieuw.' },
    unknown: {
      title: 'De camera is niet gestart.',
      help: 'Druk weer op de knop. Helpt dat niet, herlaad dan de pagina.',
    },
  },
} satisfies DoorWords['camera']
