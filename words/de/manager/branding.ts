import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The organiser's name, logo and colour, as guests see them. */
export const branding = {
  title: 'Aussehen für Gäste',
  text: 'Das sehen Gäste, wenn sie den Link ihres Codes öffnen, am Kiosk und auf dem Blatt des Einlasses.',
  plain: 'Schwarz',
  loading: 'Das Aussehen für Gäste wird geladen...',
  failed: 'Das Aussehen für Gäste konnte nicht geladen werden',
  name: 'Ihr Name (optional)',
  nameHint: 'Wie Gäste Sie kennen, zum Beispiel „Hafen-Events“.',
  place: 'Ort (optional)',
  placeHint: 'Wo es stattfindet. Ein Anlass kann einen eigenen Ort haben.',
  accent: 'Farbe',
  accentText: 'Farbe als Code',
  accentHint: 'Zum Beispiel #17324d. Leer heißt: schwarz.',
  onDark: 'Text darauf ist weiß.',
  onLight: 'Text darauf ist schwarz.',
  unreadable:
    'Auf dieser Farbe ist weder weißer noch schwarzer Text gut zu lesen. Gäste sehen stattdessen Schwarz. Versuchen Sie eine dunklere oder hellere.',
  shows: 'Name des Gastes auf der Seite zeigen',
  showsHint:
    'Wer den Link eines Codes hat, kann die Seite öffnen und den Namen lesen. Bei Codes eines früheren Tools wird er nie gezeigt.',
  save: 'Aussehen speichern',
  saving: 'Wird gespeichert...',
  saveFailed: 'Das Aussehen für Gäste konnte nicht gespeichert werden',
  logo: 'Logo',
  logoHint: (mostKb: number) => `Ein PNG oder SVG mit höchstens ${n(mostKb)} KB. Am besten ist ein Quadrat.`,
  chooseLogo: 'Logo wählen',
  changeLogo: 'Logo ändern',
  uploading: 'Das Logo wird geprüft...',
  removeLogo: 'Logo entfernen',
  removing: 'Wird entfernt...',
  logoFailed: 'Das Logo konnte nicht gespeichert werden',
  removeFailed: 'Das Logo konnte nicht entfernt werden',
  logoTooLarge: (mostKb: number) => `Das Logo darf höchstens ${n(mostKb)} KB groß sein.`,
  preview: 'Vorschau der Seite, die Gäste öffnen',
  previewTime: 'Samstag, 28. November, 19:00',
  previewShow: 'Zeigen Sie das am Eingang',
  previewGuest: 'Gast:',
  previewName: 'Zoë Grünwald',
} satisfies ManagerWords['branding']
