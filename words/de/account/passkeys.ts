import type { AccountWords } from '../../en/account/index.ts'

/** Passkeys: signing in with a finger, a face or a screen lock. */
export const passkeys = {
  title: 'Passkeys',
  text: 'Mit Finger, Gesicht oder Bildschirmsperre anmelden',
  loading: 'Ihre Passkeys werden geladen...',
  failed: 'Die Passkeys konnten nicht geladen werden',
  explained:
    'Ein Passkey ersetzt bei der Anmeldung Ihr Passwort. Ihr Gerät oder Passwort-Manager bewahrt ihn auf. Niemand kann ihn erraten, und keine nachgemachte Seite kann ihn stehlen.',
  none: 'Sie haben noch keinen Passkey.',
  add: 'Passkey hinzufügen',
  addFirst: 'Bestätigen Sie zuerst, dass Sie es sind.',
  addNoPassword:
    'Sie haben noch kein Passwort? Melden Sie sich ab, wählen Sie „Passwort vergessen“ und legen Sie per E-Mail eines fest.',
  goOn: 'Weiter',
  adding: 'Warten auf Ihr Gerät...',
  added: 'Der Passkey ist hinzugefügt. Sie können sich jetzt damit anmelden.',
  addFailed: 'Der Passkey konnte nicht hinzugefügt werden',
  addEnds: {
    closed: 'Es wurde kein Passkey hinzugefügt. Versuchen Sie es noch einmal, wenn Sie so weit sind.',
    known: 'Dieses Gerät hat schon einen Passkey für Listpass.',
    failed:
      'Dieses Gerät konnte hier keinen Passkey erstellen. Versuchen Sie es mit einem anderen Browser oder einem Passwort-Manager.',
  },
  notInBrowser:
    'Dieser Browser kann keine Passkeys benutzen. Öffnen Sie diese Seite in einem aktuellen Browser, um einen Passkey hinzuzufügen.',
  tableLabel: 'Ihre Passkeys',
  columns: { name: 'Passkey', added: 'Hinzugefügt', used: 'Zuletzt benutzt', action: 'Aktion' },
  forHost: (host: string) => `für ${host}`,
  neverUsed: 'Nie',
  rename: 'Umbenennen',
  renameOf: (name: string) => `Umbenennen: ${name}`,
  renameTitle: 'Passkey umbenennen',
  name: 'Name',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  renamed: 'Der Passkey ist umbenannt.',
  renameFailed: 'Der Passkey konnte nicht umbenannt werden',
  remove: 'Entfernen',
  removeOf: (name: string) => `Entfernen: ${name}`,
  removeTitle: 'Passkey entfernen',
  removeText: (name: string) =>
    `Sie können sich dann nicht mehr mit ${name} anmelden. Löschen Sie den Passkey danach auch auf Ihrem Gerät oder in Ihrem Passwort-Manager.`,
  removing: 'Wird entfernt...',
  removeFailed: 'Der Passkey konnte nicht entfernt werden',
  cancel: 'Abbrechen',

  /** The link with an identity provider. */
  issuer: {
    title: (name: string) => `Anmeldung über ${name}`,
    linked: (name: string) => `Dieses Konto ist verknüpft: Sie können sich über ${name} anmelden.`,
    notLinked: (name: string) => `Verknüpfen Sie dieses Konto, um sich auch über ${name} anzumelden.`,
    link: (name: string) => `${name} verknüpfen`,
    linkText: (name: string) => `Bestätigen Sie zuerst, dass Sie es sind. Melden Sie sich dann bei ${name} an.`,
    goOn: 'Weiter',
    going: 'Es geht weiter...',
    failed: 'Ihr Konto konnte nicht verknüpft werden',
    remove: 'Verknüpfung lösen',
    removeTitle: 'Verknüpfung lösen',
    removeText: (name: string) =>
      `Sie können sich hier dann nicht mehr über ${name} anmelden. Ihr Konto bleibt, wie es ist.`,
    removing: 'Wird gelöst...',
    removeFailed: 'Die Verknüpfung konnte nicht gelöst werden',
  },
} satisfies AccountWords['passkeys']
