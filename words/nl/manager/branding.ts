import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The organiser's name, logo and colour, as guests see them. */
export const branding = {
  title: 'Huisstijl voor gasten',
  text: 'Gasten zien dit als ze de link van hun code openen, bij een kiosk en op het blad van de deur.',
  plain: 'Zwart',
  loading: 'Huisstijl laden...',
  failed: 'Je huisstijl kon niet worden geladen',
  name: 'Je naam (optioneel)',
  nameHint: 'Zoals gasten je kennen, bijvoorbeeld “Havenfeesten”.',
  place: 'Plaats (optioneel)',
  placeHint: 'Waar het is. Een onderdeel kan een eigen plaats hebben.',
  accent: 'Kleur',
  accentText: 'Kleur als code',
  accentHint: 'Zoals #17324d. Laat dit leeg voor zwart.',
  onDark: 'Tekst daarop is wit.',
  onLight: 'Tekst daarop is zwart.',
  unreadable:
    'Witte en zwarte tekst zijn op deze kleur allebei slecht leesbaar. Gasten zien daarom zwart. Probeer een donkerdere of lichtere kleur.',
  shows: 'De naam van de gast op de pagina tonen',
  showsHint:
    'Iedereen met de link van een code kan de pagina ervan openen en de naam lezen. Bij codes van een eerder systeem staat de naam er nooit.',
  save: 'Huisstijl opslaan',
  saving: 'Opslaan...',
  saveFailed: 'Je huisstijl kon niet worden opgeslagen',
  logo: 'Logo',
  logoHint: (mostKb: number) => `Een PNG of SVG van hoogstens ${n(mostKb)} KB. Een vierkant werkt het best.`,
  chooseLogo: 'Logo kiezen',
  changeLogo: 'Logo wijzigen',
  uploading: 'Logo controleren...',
  removeLogo: 'Logo verwijderen',
  removing: 'Verwijderen...',
  logoFailed: 'Het logo kon niet worden opgeslagen',
  removeFailed: 'Het logo kon niet worden verwijderd',
  logoTooLarge: (mostKb: number) => `Het logo mag hoogstens ${n(mostKb)} KB groot zijn.`,
  preview: 'Voorbeeld van de pagina die gasten openen',
  previewTime: 'Zaterdag 28 november, 19:00',
  previewShow: 'Laat dit bij de ingang zien',
  previewGuest: 'Gast:',
  previewName: 'Zoë van den Berg',
} satisfies ManagerWords['branding']
