/** The search for screens, lists and guests. */
export const finder = {
  /** The places of a list and of the menu, by their titles there, and other words that lead to each. */
  places: {
    manager: {
      page: {
        title: 'QR Code Manager',
        also: ['QR codes', 'setup', 'set up', 'steps'],
      },
      sync: {
        title: 'Sync QR Codes from Mailchimp',
        also: ['synchronise', 'synchronize', 'repair differences', 'members'],
      },
      status: {
        title: 'Check List Status',
        also: ['coverage', 'missing codes', 'differences'],
      },
      fields: {
        title: 'Create QR Fields',
        also: ['merge fields', 'setup QR code system'],
      },
      codes: {
        title: 'Generate QR codes',
        also: ['fill fields with values', 'batch', 'missing codes'],
      },
      webhook: {
        title: 'Setup Webhook',
        also: ['polling', 'protection code', 'new contacts'],
      },
      display: {
        title: 'Configure Display Field',
        also: ['merge field', 'name at the door'],
      },
      logic: {
        title: 'Configure Logic Rules',
        also: ['Add Logic', 'rules', 'change fields after a scan'],
      },
      html: {
        title: 'Put the code into a campaign',
        also: ['HTML', 'email campaign', 'usage instructions', 'merge tag', 'image', 'QR code picture'],
      },
      disable: {
        title: 'Disable System',
        also: ['delete the QR code fields', 'switch off', 'remove', 'enable'],
      },
    },
    settings: {
      guests: {
        title: 'Who counts as a guest',
        also: ['statuses', 'subscribed', 'unsubscribed'],
      },
      door: {
        title: 'At the door',
        also: ['scanning active', 'inactive', 'maximum scans', 'entries', 'consent', 'parties'],
      },
      beside: {
        title: 'On the guest’s card',
        also: ['card', 'table', 'note', 'alert'],
      },
      asks: {
        title: 'Questions to guests',
        also: ['questionnaire', 'waiver'],
      },
      look: {
        title: 'How guests see it',
        also: ['look', 'branding', 'logo', 'guest page'],
      },
      colours: {
        title: 'Colours',
        also: ['flash', 'colors'],
      },
      notifying: {
        title: 'Notifications',
        also: ['VIP', 'bell', 'alerts'],
      },
      after: {
        title: 'After the scan',
        also: ['tags', 'events', 'attended'],
      },
    },
    menu: {
      logOut: {
        title: 'Logout',
        also: ['log out', 'sign out'],
      },
      language: {
        title: 'Language',
        also: ['translation', 'Deutsch', 'Français', 'Español', 'Nederlands', 'Português'],
      },
    },
    /** Other words for lines that have a title elsewhere. */
    also: {
      dashboard: ['accounts', 'sync lists', 'edit or delete an account', 'my lists'],
      ownData: ['export', 'delete account', 'privacy'],
      links: ['public link', 'secret link', 'share the scanner'],
      email: ['drafts'],
      wizard: ['setup', 'set up', 'connect', 'API key', 'start setup process'],
    },
  },

  /** The search of the top bar: guests, actions, places. */
  search: {
    title: 'Search',
    field: 'Search or jump to',
    hint: 'Guests, lists, doors, actions…',
    close: 'Esc, close search',
    escKey: 'Esc',
    enterKey: 'Enter',
    results: 'Results',
    groups: {
      guests: 'Guests',
      do: 'Do',
      go: 'Go to',
    },
    noResults: 'No results',
    count: '{results, plural, one {# result} other {# results}}',
    none: 'Nothing matches',
    noneText: 'Search for a guest by name, email or code, or type what you want to do.',
    searching: 'Searching guests…',
    guestsFailed: 'Guests couldn’t be searched',
    placesFailed: 'Your lists couldn’t be loaded',
    asksFirst: 'asks first',

    notIn: 'Not in',
    cameIn: '{times, plural, one {Came in} other {Came in # times}}',
    blocked: 'Blocked',
    removed: 'Left the list',
    /** Typed as it is shown, it searches for the guest alone; so does the next text. */
    checkIn: 'Check in {guest}',
    block: 'Block {guest}',

    openScanner: 'Open scanner',
    newLink: 'New scanner link',
    printGuests: 'Print the A–Z list',
    printDoors: 'Print door sheets',
    addAccount: 'Add a Mailchimp account',
    newOccasion: 'Add an occasion',

    parts: {
      tonight: 'Tonight',
      guests: 'Guests',
      doors: 'Doors',
      email: 'Email',
      results: 'Results',
      settings: 'Settings',
      occasions: 'Occasions',
    },
    list: {
      guests: '{guests, plural, one {list, # guest} other {list, # guests}}',
      toSetUp: 'list, not set up yet',
    },
    /** Beside the list of the screen. */
    otherList: {
      guests: '{guests, plural, one {another list, # guest} other {another list, # guests}}',
      toSetUp: 'another list, not set up yet',
    },
    door: 'door',
    doorScanning: 'door, scanning',
    occasion: 'occasion',
    dashboard: 'Dashboard',
    scanner: 'Scanner',
    account: 'account',
    password: 'Change password',
    secondStep: 'Two-factor sign-in',
    passkeys: 'Passkeys',
    devices: 'Devices and sign-ins',
    activity: 'Activity',
    team: 'Team',
    ownData: 'Your data',
    help: 'Guide',
    helpText: 'help',
    api: 'API documentation',

    noneOpen: 'No occasion is open',
    opens: '{occasion} opens {time}. Doors let no one in before.',
    isOver: '{occasion} is over. Doors let no one in.',
    toTonight: 'Open Tonight',
    cancel: 'Close',
    blockTitle: 'Block this guest?',
    blockQuestion: 'Doors then refuse the code of {guest}. You can unblock it at any time.',
    blocking: 'Blocking...',
    blockConfirm: 'Block guest',
    blockFailed: 'The guest couldn’t be blocked',
    blockDone: 'Guest blocked.',
  },
} as const
