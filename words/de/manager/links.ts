import type { ManagerWords } from '../../en/manager/index.ts'
import { isolated } from '#domain/user-text.ts'
import { count, n } from '../format.ts'

/** Scanner links: the doors of a list, and whether they are ready. */
export const links = {
  title: 'Scanner-Links',
  text: 'Geheime Links, mit denen das Personal diese Liste auf dem eigenen Handy scannt, ohne Anmeldung.',
  loading: 'Die Scanner-Links werden geladen...',
  loadFailed: 'Die Scanner-Links konnten nicht geladen werden',
  noneOfOccasion: (name: string) => `Noch kein Scanner-Link für ${isolated(name, 60)}.`,
  ofOthers: (links: number) => count(links, { one: '# Link anderer Anlässe', other: '# Links anderer Anlässe' }),
  showAll: (links: number) => count(links, { one: '# Link anzeigen', other: 'Alle # Links anzeigen' }),
  add: 'Neuer Scanner-Link',
  list: 'Scanner-Links dieser Liste',
  /** The name of a button for screen readers: what it does, and for which link. */
  named: (action: string, label: string) => `${action}: ${label}`,

  noDoors: 'Noch keine Scanner-Links. Erstellen Sie für jeden Einlass einen, dann können Sie jeden einzeln beenden.',
  sampleLabel: 'Nordtor',
  sample: 'Beispiel',
  sampleText:
    'Das Personal öffnet ihn auf dem eigenen Handy und scannt. Hier sehen Sie, wie viele Geräte ihn nutzen und ob sie bereit sind.',
  firstLink: 'Ersten Link erstellen',

  occasion: 'Wofür ist dieser Einlass?',
  occasionHint: 'Das bestimmt, welche Gäste er einlässt, und wann.',
  chooseOccasion: 'Anlass wählen',
  whateverIsOpen: 'Was gerade offen ist',
  opensNothing:
    'Der Einlass ist für jeden Abend oder Tag, den Sie hinzufügen, zu dessen Zeit. Bereiche und Gutscheine brauchen einen eigenen Link.',
  /** `names`: one occasion, or several by `and` or `andMore`. */
  opens: (names: string) =>
    `Der Einlass ist für ${names}, jeweils zur eigenen Zeit. Dafür brauchen Sie keinen anderen Link.`,
  /** `names`: with commas between them. */
  and: (names: string, last: string) => `${names} und ${last}`,
  andMore: (names: string, more: number) => `${names} und ${n(more)} mehr`,
  occasionOf: (name: string) => `Für ${isolated(name, 60)}`,
  followsNone: 'Für das, was gerade offen ist',
  followsNow: (name: string) => `Für das, was gerade offen ist: jetzt ${isolated(name, 60)}`,
  followsNext: (name: string) => `Für das, was gerade offen ist: als Nächstes ${isolated(name, 60)}`,
  everyone: 'Alle auf der Liste.',
  atAnyTime: 'Jederzeit.',
  /** From one moment to another, as a sentence. */
  during: (span: string) => `${span}.`,
  from: (moment: string) => `Ab: ${moment}.`,
  until: (moment: string) => `Bis: ${moment}.`,
  occasionEnded: 'Der Anlass ist vorbei',
  occasionRemoved: 'Der Anlass wurde entfernt',
  direction: 'Richtung',
  directions: { both: 'Eingang und Ausgang: Das Personal wechselt', in: 'Nur Eingang', out: 'Nur Ausgang' },

  scanOnly: 'Nur scannen',
  byName: 'Scannen, suchen und nach Namen einchecken',
  addsGuests: 'Trägt Gäste ein',
  states: {
    active: () => 'Aktiv',
    expiring: (moment: string) => `Läuft ab: ${moment}`,
    expired: () => 'Abgelaufen',
    off: () => 'Ausgeschaltet',
  },
  unused: 'Noch nicht benutzt',
  lastUsed: (moment: string) => `Zuletzt benutzt: ${moment}`,

  doorsLabel: 'Einlässe',
  doorsReady: (ready: number, all: number) =>
    count(all, { one: `${n(ready)} von # Einlass bereit`, other: `${n(ready)} von # Einlässen bereit` }),
  ready: { ready: 'Bereit', missing: 'Nicht bereit', 'not-open': 'Nicht geöffnet' },
  toDo: (label: string) => `Zu tun: ${label}`,
  /** The fault at the door, and the remedy for staff. */
  missing: {
    camera: 'Die Kamera ist aus. Das Personal tippt auf „Kamera erlauben“.',
    light: 'Das Licht der Kamera funktioniert nicht.',
    sound: 'Der Ton ist aus. Das Personal stellt das Gerät laut und spielt im „Startcheck“ die Töne ab.',
    screen:
      'Der Bildschirm wird vielleicht dunkel. Das Personal stellt die Bildschirmsperre für heute Abend auf „Nie“.',
    list: 'Die Gästeliste ist noch nicht auf dem Gerät. Das Personal lässt die Seite mit Verbindung offen.',
    storage: 'Der Browser könnte gespeicherte Scans löschen. Das Personal fügt die Seite zum Startbildschirm hinzu.',
    clock: 'Die Uhr geht falsch. Das Personal stellt die Uhrzeit auf automatisch.',
    battery: 'Der Akku ist fast leer. Das Personal lädt das Gerät.',
    version: 'Eine neuere Version ist da. Das Personal lädt die Seite neu.',
  },

  copy: 'Link kopieren',
  picture: 'QR zeigen',
  sheet: 'Blatt drucken',
  sheets: 'Blätter der Einlässe drucken',
  edit: 'Bearbeiten',
  rotate: 'Neue Adresse',
  remove: 'Entfernen',
  more: (label: string) => `Mehr zu ${label}`,

  noDevices: 'Gerade nicht in Gebrauch.',
  devices: (devices: number) => count(devices, { one: '# Gerät nutzt ihn jetzt', other: '# Geräte nutzen ihn jetzt' }),
  manyDevices: '50 oder mehr Geräte nutzen ihn jetzt',
  since: (moment: string) => `Seit ${moment}`,
  end: 'Abmelden',
  endTitle: 'Dieses Gerät abmelden',
  endQuestion: (device: string) =>
    `${device} kann ab jetzt nicht mehr scannen. Wer den Link hat, kann ihn aber wieder öffnen. Um das zu verhindern, wählen Sie für den Link „Neue Adresse“.`,
  endConfirm: 'Gerät abmelden',
  ending: 'Wird abgemeldet...',
  endFailed: 'Das Gerät konnte nicht abgemeldet werden',
  ended: 'Das Gerät ist abgemeldet',

  addTitle: 'Neuer Scanner-Link',
  editTitle: 'Scanner-Link bearbeiten',
  label: 'Name',
  labelHint: 'Zum Beispiel der Name des Einlasses. Das Personal sieht ihn, wenn ein Code dort schon benutzt wurde.',
  rights: 'Rechte',
  rightsHint: 'Die Suche zeigt allen, die den Link haben, Namen und gekürzte E-Mail-Adressen dieser Liste.',
  mayAdd: 'Gäste eintragen, die nicht auf der Liste sind',
  mayAddHint:
    'Das Personal tippt einen Namen ein, und eine E-Mail-Adresse, falls es eine gibt. Dann kommt der Gast auch in Mailchimp, aber nicht als Abonnent. Schreiben Sie in den „Einstellungen“ den Text, mit dem Gäste E-Mails zustimmen.',
  language: 'Sprache',
  languageOfDevice: 'Wie auf dem Gerät',
  languageHint:
    'Was das Personal und die Gäste eines Kiosks lesen. Das Personal kann auf dem Gerät eine andere wählen.',
  expires: 'Läuft ab',
  expiresHint: 'In Ihrer Zeitzone. Leer heißt: Der Link läuft nicht ab.',
  isActive: 'Aktiv',
  isActiveHint: 'Mit einem ausgeschalteten Link kann niemand scannen. Sie können ihn wieder einschalten.',
  cancel: 'Abbrechen',
  create: 'Link erstellen',
  creating: 'Wird erstellt...',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert...',
  addFailed: 'Der Scanner-Link konnte nicht erstellt werden',
  editFailed: 'Der Scanner-Link konnte nicht geändert werden',
  added: 'Der Scanner-Link ist erstellt',
  edited: 'Der Scanner-Link ist geändert',

  rotateTitle: 'Neue Adresse für den Scanner-Link',
  rotateQuestion: (label: string) =>
    `Der Link „${isolated(label)}“ bekommt eine neue Adresse. Die alte gilt sofort nicht mehr, auch mitten im Scannen. Senden Sie Ihrem Personal den neuen Link.`,
  rotateConfirm: 'Adresse ändern',
  rotating: 'Wird geändert...',
  rotateFailed: 'Die Adresse des Scanner-Links konnte nicht geändert werden',
  rotated: 'Der Scanner-Link hat eine neue Adresse',

  removeTitle: 'Scanner-Link entfernen',
  removeQuestion: (label: string) =>
    `Der Link „${isolated(label)}“ gilt sofort und endgültig nicht mehr. Seine Scans bleiben gezählt.`,
  removeConfirm: 'Link entfernen',
  removing: 'Wird entfernt...',
  removeFailed: 'Der Scanner-Link konnte nicht entfernt werden',
  removed: 'Der Scanner-Link ist entfernt',

  pictureText: 'Scannen Sie das mit einem Handy des Personals. Wer es sieht, kann diese Liste scannen.',
  pictureAlt: 'QR-Code, der den Scanner-Link öffnet',
  pictureLoading: 'Der QR-Code wird gezeichnet...',
  pictureFailed: 'Der QR-Code konnte nicht gezeichnet werden',
  close: 'Schließen',
} satisfies ManagerWords['links']
