import type { AccountWords } from '../../en/account/index.ts'

/** Passkeys: signing in with a finger, a face or a screen lock. */
export const passkeys = {
  title: 'Passkeys',
  text: 'Log in met je vinger, je gezicht of je schermvergrendeling',
  loading: 'Je passkeys laden...',
  failed: 'Passkeys laden mislukt',
  explained:
    'Een passkey vervangt je wachtwoord bij het inloggen. Je toestel of wachtwoordmanager bewaart hem. Niemand kan hem raden, en geen nagemaakte pagina kan hem stelen.',
  none: 'Je hebt nog geen passkey.',
  add: 'Passkey toevoegen',
  addFirst: 'Bevestig eerst dat jij het bent.',
  addNoPassword:
    'Heb je nog geen wachtwoord? Log uit, kies “Wachtwoord vergeten” en stel er een in via een link per e-mail.',
  goOn: 'Verder',
  adding: 'Wachten op je toestel...',
  added: 'De passkey is toegevoegd. Je kunt er nu mee inloggen.',
  addFailed: 'Passkey toevoegen mislukt',
  addEnds: {
    closed: 'Er is geen passkey toegevoegd. Probeer het opnieuw wanneer je wilt.',
    known: 'Dit toestel heeft al een passkey voor Listpass.',
    failed: 'Dit toestel kon hier geen passkey maken. Probeer een andere browser of een wachtwoordmanager.',
  },
  notInBrowser:
    'Deze browser kan geen passkeys gebruiken. Open deze pagina in een nieuwere browser om een passkey toe te voegen.',
  tableLabel: 'Je passkeys',
  columns: { name: 'Passkey', added: 'Toegevoegd', used: 'Laatst gebruikt', action: 'Actie' },
  forHost: (host: string) => `voor ${host}`,
  neverUsed: 'Nooit',
  rename: 'Hernoemen',
  renameOf: (name: string) => `Hernoemen: ${name}`,
  renameTitle: 'Passkey hernoemen',
  name: 'Naam',
  save: 'Opslaan',
  saving: 'Opslaan...',
  renamed: 'De passkey heeft een nieuwe naam.',
  renameFailed: 'Passkey hernoemen mislukt',
  remove: 'Verwijderen',
  removeOf: (name: string) => `Verwijderen: ${name}`,
  removeTitle: 'Passkey verwijderen',
  removeText: (name: string) =>
    `Je kunt dan niet meer inloggen met ${name}. Verwijder de passkey daarna ook op je toestel of in je wachtwoordmanager.`,
  removing: 'Verwijderen...',
  removeFailed: 'Passkey verwijderen mislukt',
  cancel: 'Annuleren',

  /** The link with an identity provider. */
  issuer: {
    title: (name: string) => `Inloggen met ${name}`,
    linked: (name: string) => `Dit account is gekoppeld: je kunt inloggen met ${name}.`,
    notLinked: (name: string) => `Koppel dit account om ook met ${name} in te loggen.`,
    link: (name: string) => `${name} koppelen`,
    linkText: (name: string) => `Bevestig eerst dat jij het bent. Log daarna in bij ${name}.`,
    goOn: 'Verder',
    going: 'Verdergaan...',
    failed: 'Account koppelen mislukt',
    remove: 'Ontkoppelen',
    removeTitle: 'Ontkoppelen',
    removeText: (name: string) =>
      `Je kunt hier dan niet meer inloggen met ${name}. Verder blijft je account zoals het is.`,
    removing: 'Ontkoppelen...',
    removeFailed: 'Ontkoppelen mislukt',
  },
} satisfies AccountWords['passkeys']
