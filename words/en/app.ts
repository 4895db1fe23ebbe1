/** The bar and the menu of members, and pages that any screen may become. */
export const app = {
  /** The search in the bar. */
  bar: {
    search: 'Search or jump to…',
    /** The keys that open it, but on a Mac. */
    shortcut: 'Ctrl K',
  },

  /** The choice of a person's language. */
  language: {
    title: 'Language',
    label: 'Language of your screens and emails',
    asBrowser: 'As the browser ({name})',
    hint: 'Doors have a choice of their own. Guests read everything in the language of their phone.',
    failed: 'The language couldn’t be changed.',
    lost: 'The language couldn’t be changed. Check the connection, and try again.',
    close: 'Close',
  },

  /** A team that has moved, or that asks for two-factor sign-in. */
  locked: {
    movedTitle: 'This team has moved',
    movedText:
      '“{team}” is at {place} now. Sign in there with the same email and password. Open doors continue automatically.',
    movedGo: 'Go to the new address',
    lockedTitle: 'Two-factor sign-in is needed',
    lockedText: 'The team “{team}” asks for more than a password. Add a passkey or an authenticator app to go on.',
    lockedPasskey: 'Add a passkey',
    lockedApp: 'Set up an app',
    lockedHas: 'You have one already? Choose Logout in the menu with your name, and sign in with it.',
  },

  /** The menu of a member, with their teams. */
  menu: {
    dashboard: 'Dashboard',
    help: 'Help',
    account: 'Account and password',
    language: 'Language',
    logOut: 'Logout',
    logOutThere: 'Logout here and at {name}',
    here: 'The team of this page',
    roles: {
      owner: 'Owner',
      editor: 'Editor',
      viewer: 'Viewer',
      door: 'Door',
    },
    notFoundTitle: 'Team not found',
    notFoundText:
      'You are not in this team, or not any more. If you should be, ask an owner of the team to invite you.',
    makeTeam: 'Make a team',
    ownTeam: 'Go to your own team',
  },

  /** The question before a sign-out that leaves scans behind. */
  signOut: {
    title: 'Some scans haven’t been sent yet',
    question: '{scans, plural, one {# scan hasn’t been sent yet.} other {# scans haven’t been sent yet.}}',
    /** After the question. */
    staysHere: 'It stays on this device and is sent when {name} signs in again and opens a scanner here.',
    stayHere: 'They stay on this device and are sent when {name} signs in again and opens a scanner here.',
    hint: 'To send them now, stay signed in and open a scanner while you have a connection.',
    stay: 'Stay',
    anyway: 'Sign out anyway',
  },
} as const
