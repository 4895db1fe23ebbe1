import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Scanner links: the doors of a list, and whether they are ready. */
export const links = {
  title: 'Scannerlinks',
  text: 'Geheime links waarmee het deurpersoneel deze lijst met de eigen telefoon scant, zonder in te loggen.',
  loading: 'Scannerlinks laden...',
  loadFailed: 'De scannerlinks konden niet worden geladen',
  noneOfOccasion: (name: string) => `Er is nog geen scannerlink voor ${isolated(name, 60)}.`,
  ofOthers: (links: number) =>
    count(links, { one: '# link van andere onderdelen', other: '# links van andere onderdelen' }),
  showAll: (links: number) => count(links, { one: '# link tonen', other: 'Alle # links tonen' }),
  add: 'Nieuwe scannerlink',
  list: 'Scannerlinks van deze lijst',
  /** The name of a button for screen readers: what it does, and for which link. */
  named: (action: string, label: string) => `${action}: ${label}`,

  noDoors: 'Nog geen scannerlinks. Maak er een voor elke deur, zodat je ze een voor een kunt beëindigen.',
  sampleLabel: 'Noordpoort',
  sample: 'Voorbeeld',
  sampleText:
    'Het personeel opent de link op de telefoon en scant. Hier zie je hoeveel toestellen de link gebruiken en of ze klaar zijn.',
  firstLink: 'Eerste link maken',

  occasion: 'Waar is deze deur voor?',
  occasionHint: 'Dit bepaalt welke gasten de deur binnenlaat, en wanneer.',
  chooseOccasion: 'Kies een onderdeel',
  whateverIsOpen: 'Wat er open is',
  opensNothing:
    'De deur is voor elke avond of dag die je toevoegt, telkens op de eigen tijd. Ruimtes en coupons hebben een eigen link nodig.',
  /** `names`: one occasion, or several by `and` or `andMore`. */
  opens: (names: string) =>
    `De deur is voor ${names}, telkens op de eigen tijd. Je hebt er geen andere link voor nodig.`,
  /** `names`: with commas between them. */
  and: (names: string, last: string) => `${names} en ${last}`,
  andMore: (names: string, more: number) => `${names} en nog ${n(more)}`,
  occasionOf: (name: string) => `Voor ${isolated(name, 60)}`,
  followsNone: 'Voor wat er open is',
  followsNow: (name: string) => `Voor wat er open is: nu ${isolated(name, 60)}`,
  followsNext: (name: string) => `Voor wat er open is: straks ${isolated(name, 60)}`,
  everyone: 'Iedereen op de lijst.',
  atAnyTime: 'Op elk moment.',
  /** From one moment to another, as a sentence. */
  during: (span: string) => `${span}.`,
  from: (moment: string) => `Vanaf ${moment}.`,
  until: (moment: string) => `Tot ${moment}.`,
  occasionEnded: 'Onderdeel is voorbij',
  occasionRemoved: 'Het onderdeel ervan is verwijderd',
  direction: 'Richting',
  directions: { both: 'In en uit: het personeel wisselt', in: 'Alleen in', out: 'Alleen uit' },

  scanOnly: 'Alleen scannen',
  byName: 'Scannen, zoeken en op naam inchecken',
  addsGuests: 'Voegt gasten toe',
  states: {
    active: () => 'Actief',
    expiring: (moment: string) => `Werkt tot ${moment}`,
    expired: () => 'Verlopen',
    off: () => 'Staat uit',
  },
  unused: 'Nog niet gebruikt',
  lastUsed: (moment: string) => `Laatst gebruikt: ${moment}`,

  doorsLabel: 'Deuren',
  doorsReady: (ready: number, all: number) =>
    count(all, { one: `${n(ready)} van # deur klaar`, other: `${n(ready)} van # deuren klaar` }),
  ready: { ready: 'Klaar', missing: 'Niet klaar', 'not-open': 'Niet open' },
  toDo: (label: string) => `Te doen bij ${label}`,
  /** The fault at the door, and the remedy for staff. */
  missing: {
    camera: 'De camera staat uit. Het personeel drukt op “Camera toestaan”.',
    light: 'De lamp van de camera werkt niet.',
    sound: 'Het geluid staat uit. Het personeel zet het volume hoog en speelt de geluiden af in de startcheck.',
    screen: 'Het scherm kan uitgaan. Het personeel zet de schermvergrendeling voor vanavond op “nooit”.',
    list: 'De gastenlijst staat nog niet op het toestel. Het personeel houdt de pagina open, met verbinding.',
    storage: 'De browser kan opgeslagen scans wissen. Het personeel zet de pagina op het beginscherm.',
    clock: 'De klok loopt niet goed. Het personeel zet de tijd op automatisch.',
    battery: 'De batterij is bijna leeg. Het personeel legt het toestel aan de lader.',
    version: 'Er is een nieuwere versie. Het personeel herlaadt de pagina.',
  },

  copy: 'Link kopiëren',
  picture: 'QR tonen',
  sheet: 'Blad printen',
  sheets: 'Bladen printen',
  edit: 'Bewerken',
  rotate: 'Vernieuwen',
  remove: 'Verwijderen',
  more: (label: string) => `Meer voor ${label}`,

  noDevices: 'Nu niet in gebruik.',
  devices: (devices: number) =>
    count(devices, { one: '# toestel gebruikt de link nu', other: '# toestellen gebruiken de link nu' }),
  manyDevices: '50 of meer toestellen gebruiken de link nu',
  since: (moment: string) => `Sinds ${moment}`,
  end: 'Uitloggen',
  endTitle: 'Dit toestel uitloggen',
  endQuestion: (device: string) =>
    `${device} kan vanaf nu niet meer scannen. Iedereen met de link kan de scanner wel weer openen. Vernieuw de link om dat te voorkomen.`,
  endConfirm: 'Toestel uitloggen',
  ending: 'Uitloggen...',
  endFailed: 'Toestel uitloggen mislukt',
  ended: 'Het toestel is uitgelogd',

  addTitle: 'Nieuwe scannerlink',
  editTitle: 'Scannerlink bewerken',
  label: 'Naam',
  labelHint: 'Bijvoorbeeld die van de deur. Het personeel ziet de naam als een code daar al is gebruikt.',
  rights: 'Rechten',
  rightsHint: 'Bij zoeken ziet iedereen met de link namen en ingekorte e-mailadressen van deze lijst.',
  mayAdd: 'Gasten toevoegen die niet op de lijst staan',
  mayAddHint:
    'Het personeel typt een naam, en een e-mailadres als dat er is. Met een e-mailadres komt de gast ook in Mailchimp, maar niet als abonnee. Schrijf onder Instellingen de tekst waarmee gasten instemmen met e-mails.',
  language: 'Taal',
  languageOfDevice: 'Zoals op het toestel',
  languageHint:
    'Wat het personeel en de gasten bij een kiosk lezen. Het personeel kan op het toestel een andere kiezen.',
  expires: 'Verloopt op',
  expiresHint: 'In jouw tijdzone. Laat dit leeg als de link niet moet verlopen.',
  isActive: 'Actief',
  isActiveHint: 'Staat een link uit, dan kun je er niet mee scannen. Je kunt die weer aanzetten.',
  cancel: 'Annuleren',
  create: 'Link maken',
  creating: 'Maken...',
  save: 'Opslaan',
  saving: 'Opslaan...',
  addFailed: 'Scannerlink maken mislukt',
  editFailed: 'Scannerlink wijzigen mislukt',
  added: 'De scannerlink is gemaakt',
  edited: 'De scannerlink is gewijzigd',

  rotateTitle: 'Scannerlink vernieuwen',
  rotateQuestion: (label: string) =>
    `${isolated(label)} krijgt een nieuw adres. Het oude werkt meteen niet meer, ook midden in het scannen. Stuur je personeel de nieuwe link.`,
  rotateConfirm: 'Link vernieuwen',
  rotating: 'Vernieuwen...',
  rotateFailed: 'Scannerlink vernieuwen mislukt',
  rotated: 'De scannerlink heeft een nieuw adres',

  removeTitle: 'Scannerlink verwijderen',
  removeQuestion: (label: string) =>
    `${isolated(label)} werkt meteen en voorgoed niet meer. De scans blijven meetellen.`,
  removeConfirm: 'Link verwijderen',
  removing: 'Verwijderen...',
  removeFailed: 'Scannerlink verwijderen mislukt',
  removed: 'De scannerlink is verwijderd',

  pictureText: 'Scan dit met een telefoon van het personeel. Iedereen die het ziet, kan deze lijst scannen.',
  pictureAlt: 'QR-code die de scannerlink opent',
  pictureLoading: 'QR-code tekenen...',
  pictureFailed: 'De QR-code kon niet worden getekend',
  close: 'Sluiten',
} satisfies ManagerWords['links']
