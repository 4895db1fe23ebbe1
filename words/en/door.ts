import { reasons } from './reasons.ts'

/** What a door shows before its first verdict. */
export const door = {
  // What a door needs before its first verdict.
  /** The state of a door, in sentences. */
  bar: {
    label: 'State of this door',
    counter: '{come, number} of {contacts, number} in',
    online: 'Connected.',
    closed: 'Door closed.',
    offline: 'Working without a connection.',
    offlineNoList: 'No connection, and this device has no list yet. Scans wait for the connection.',
    offlineRefused:
      'No connection. This browser can’t save scans. Turn private browsing off, or wait for the connection.',
    listAge: 'List as of {time}.',
    noNames:
      'This list has more than {most, number} contacts, so this device has their codes, and neither names nor what stands beside them.',
    pending: '{scans, plural, one {# scan waiting to send.} other {# scans waiting to send.}}',
    pendingElsewhere:
      '{scans, plural, one {# scan of another list hasn’t been sent yet. Open that list’s scanner on this device.} other {# scans of other lists haven’t been sent yet. Open those lists’ scanners on this device.}}',
    pendingForOrganiser:
      '{scans, plural, one {# scan of an earlier scanner link is still on this device. Only the organiser can send it: sign in on this device.} other {# scans of an earlier scanner link are still on this device. Only the organiser can send them: sign in on this device.}}',
    takenOver:
      '{scans, plural, one {# scan of a scanner link sent from this device. Log out before you give the device back.} other {# scans of a scanner link sent from this device. Log out before you give the device back.}}',
    signIn: 'Sign in as the organiser',
    loading: 'Saving the list for offline use...',
    savingPage: 'Saving this page for offline use...',
    full: 'This phone’s storage is full, so scans aren’t saved here. Delete photos or apps you don’t need. Until then this door needs its connection.',
    offlineFull:
      'No connection, and this phone’s storage is full. Delete photos or apps you don’t need, then scan again, or wait for the connection.',
    refused: 'This browser can’t save the list. This door only works with a connection.',
    endedLink:
      '{scans, plural, one {This scanner link has ended. The organiser can sign in on this device to send the scan.} other {This scanner link has ended. The organiser can sign in on this device to send the scans.}}',
    endedOrganiser:
      '{scans, plural, one {You are signed out. Sign in again on this device to send the scan.} other {You are signed out. Sign in again on this device to send the scans.}}',
    declined: 'Listpass isn’t accepting scans right now. They stay on this device.',
    newVersion: 'New version: reload',
  },

  /** The camera and its controls. */
  camera: {
    allow: 'Allow Camera Access',
    starting: 'Starting the camera...',
    cameraHint: 'Your browser will ask for the camera. The picture stays on this device.',
    video: 'Camera picture',
    overlay: 'ERROR!',
    brokenReader: 'This page can’t read codes right now.',
    brokenReaderHelp: 'Part of it didn’t load. Reload the page, or type the codes.',
    reload: 'Reload page',
    aim: 'Point the camera at a code.',
    readerComing: 'Getting the reader ready...',

    choose: 'Camera',
    unnamed: 'Camera {number, number}',
    zoom: 'Zoom',
    zoomNow: '{value, number} times',
    isBlack:
      'The picture is black. Uncover the lens, or turn on a light. If it stays black, close the browser and open this page again.',

    isDark: 'It’s dark here. Turn on the light to read paper.',
    thisOne: 'This one',

    hints: {
      two: 'Show one code at a time',
      nearest: 'The one nearest the middle counts.',
      outside: 'Hold the code inside the corners',
      unread: 'Can’t read this code: brighter, closer, or “Type a code”',
    },

    inApp: 'You opened this page inside {app}, where cameras often don’t work.',
    inAnApp: 'You opened this page inside an app, where cameras often don’t work.',
    inAppHelp: 'Copy its address, and open it in Safari, Chrome or Firefox.',
    copyAddress: 'Copy address',

    /** Why there is no picture, and the one thing to do about it. */
    problems: {
      denied: {
        title: 'The camera is not allowed.',
        help: 'Allow the camera for this site in the browser’s address bar or settings, then press the button again.',
      },
      dismissed: {
        title: 'The camera question was closed.',
        help: 'Press the button again, and choose “Allow” when the browser asks.',
      },
      forbidden: {
        title: 'This device doesn’t let the browser use the camera.',
        help: 'Allow the camera for the browser in the settings of the device, then press the button again.',
      },
      missing: {
        title: 'No camera was found.',
        help: 'Connect a camera, or open this page on a phone.',
      },
      vanished: {
        title: 'The camera was disconnected.',
        help: 'Connect it again, and it starts automatically. Or press the button to use another one.',
      },
      busy: {
        title: 'Another program is using the camera.',
        help: 'Close the program or tab that uses the camera, then press the button again.',
      },
      insecure: {
        title: 'The camera needs a secure connection.',
        help: 'Open this page at its https address.',
      },
      unsupported: {
        title: 'This browser can’t use the camera.',
        help: 'Open this page in the phone’s own browser, such as Chrome or Safari.',
      },
      stalled: {
        title: 'The camera shows no picture.',
        help: 'Close the browser and open this page again.',
      },
      unknown: {
        title: 'The camera didn’t start.',
        help: 'Press the button again. If that doesn’t help, reload the page.',
      },
    },
  },

  /** The card of a guest. */
  card: {
    gotIt: 'Got it',
    /** One field of a card in a sentence. */
    field: '{name}: {value}',
  },

  /** The choice of a list. */
  choose: {
    chooseText: 'Choose the list to check at this door.',
    chooseForCode: 'Choose the list to check this code against. Nothing counts until you confirm.',
    listPages: 'Lists, page by page',
    findList: 'Find a list by its name',
    noneFound: 'No lists match.',
    listsLoading: 'Loading your lists...',
    listsFailed: 'Failed to fetch list',
    noLists: 'There are no lists to scan yet.',
    noListsText: 'Connect a Mailchimp account on the dashboard first.',
    noScannersText: 'Ask an owner of your team to give you a list.',
    toDashboard: 'Back to dashboard',
    otherList: 'Choose another list',
  },

  /** Three cards for staff at their first door. */
  firstTime: {
    title: 'How it works',
    help: 'Help',
    aim: 'Aim',
    aimText: 'Hold the guest’s code inside the yellow corners, a hand’s width from the camera.',
    read: 'Read the shape and the word',
    letIn: 'Let them in',
    stop: 'Stop. Read the reason',
    answer: 'Answer the question',
    away: 'No connection? Keep scanning',
    awayText: 'A dashed circle means: let them in, it’s saved. This device sends it later.',
  },

  /** The list of latest scans. */
  latest: {
    latest: 'Latest scans',
    noScans: 'Nothing scanned yet.',
    scanned: 'Scanned:',
    unnamed: 'Guest',
    ways: {
      camera: '',
      reader: 'by reader',
      typed: 'typed',
      photo: 'from a photo',
      name: 'by name',
      added: 'added here',
    },
    undo: 'Undo',
    undoOf: 'Undo: {name}',
  },

  /** An occasion at the door: its purpose, the reason against an entry now, and the next step. */
  occasion: {
    direction: 'Direction of this door',
    in: 'In',
    out: 'Out',
    lineOut: 'OUT',
    scansIn: 'Guests are scanned in.',
    scansOut: 'Guests are scanned out.',
    askTitle: 'In or out?',
    askText: 'No scan for {minutes, number} minutes. Which way does this door count?',

    opensIn: 'Opens in {minutes, number} min',
    opensAt: 'Opens {time}',
    opensInAt: 'Opens in {minutes, number} min, at {time}.',
    closed: 'Closed',
    closedAt: 'Closed at {time}.',
    saysFor: 'This door is for {name}.',

    inside: 'inside',
    insideAt: 'inside at {time}',
    people: '{inside, number} inside.',
    peopleOf: '{inside, number} of {capacity, number} inside.',

    notCounted: 'This scan isn’t counted.',
    notInvited: '{name} is not for this guest.',
    sendOn: 'Send them to the organiser.',
    usedToday: 'This code was used today.',
    nextDay: 'It works again on the next day.',
    insideSince: 'Inside since {time}.',
    stillInside: 'This guest hasn’t been scanned out.',
    scanOut: 'Scan them out first.',
    askToWait: 'Ask them to wait.',
    overCapacity: 'Over capacity.',
    /** The house is full: for the door’s notice, and before staff let in all the same. */
    full: 'Full: {inside, number} of {capacity, number} inside.',
    tellOrganiser: 'Tell the organiser.',

    checkedOut: 'Checked out',
    notInside: 'They weren’t scanned in.',
    comesBack: 'May come back in.',
    undoneExit: 'This exit was undone.',

    letOut: 'Let out?',
    scanOutButton: 'Scan out',
    notOut: 'Don’t scan out',
    scanOutOf: 'Scan out: {name}',
    goodbye: 'Goodbye!',

    chooseTitle: 'Choose an occasion',
    chooseText: 'This door scans for the occasion that you choose. You can change it in the menu.',
    removed: 'This occasion was removed.',
    removedHelp: 'Ask the organiser for a new scanner link.',
  },

  /** The page of a scanner around the door. */
  page: {
    title: 'QR Code Scanner',
    activeMembers: '{members, plural, one {# active member} other {# active members}}',
    active: 'Active',
    inactive: 'Inactive',
    inactiveText: 'This list is currently inactive for scanning.',
    inactiveHelp: 'Please contact the administrator to activate scanning for this list.',
    loading: 'Loading list information...',
    loadFailed: 'Failed to fetch list',
    invalid: 'Scanner is not connected to a valid list.',
    invalidHelp: 'Please check the URL or contact the administrator.',
    door: 'Door:',
    listGone: 'You may no longer scan this list.',
    linkEnded: 'This scanner link has ended. Ask the organiser for a new one.',
    kioskPaused: 'This scanner is paused. Please see a member of staff.',
    closed: {
      title: 'Door closed',
      refused: 'Not let in at {time}:',
      door: 'Door: {door}',
    },
  },

  /** Several people with one code. */
  party: {
    /** Beside the count of the code. */
    people: '{people, plural, one {# person} other {# people}}',
    only: 'Only {count, number} of {asked, number}: no more places are left.',
    onlyFull: 'Only {come, number} of {asked, number}: it is full.',
    onlyCame: 'Only {come, number} of {asked, number} came in.',
    undone: '{people, plural, one {# of {asked, number} was undone.} other {# of {asked, number} were undone.}}',
    lost: '{people, plural, one {# of {asked, number} doesn’t count: another door was first.} other {# of {asked, number} don’t count: another door was first.}}',
  },

  /** The result of a scan in two or three words, wherever it is shown. */
  reasons,

  /** The screen of a door: the strip, the keys, the menu. */
  screen: {
    menu: 'Menu',
    menuAttention: 'Menu, needs attention',
    close: 'Close',
    inside: 'in',
    lastResult: 'Last result',
    connected: 'Connected',
    closed: 'Door closed',
    offline: 'Offline',
    listOf: 'list {time}',
    toSend: '{count, number} to send',
    noList: 'no list yet',
    full: 'Storage full',
    saving: 'Saving the list…',
    savingPage: 'Saving the page…',

    light: 'Light',
    zoom: 'Zoom',
    times: '{value, number}×',
    type: 'Type a code',
    find: 'Find by name',
    /** Under a key, one word each: five keys stand in one row. */
    key: {
      type: 'Type',
      find: 'Find',
      call: 'Call',
    },
    readyCheck: 'Ready check',
    add: 'Add',
    call: 'Call organiser',
    addGuest: 'Add a guest',
    undoLast: 'Undo the last scan: {name}',
    fold: 'Back to the camera',
    codeSays: 'This code says {text}',

    secondsAgo: '{seconds, number} s ago',
    minutesAgo: '{minutes, number} min ago',
    usedAgo: 'Used {ago}: {door}',
    cameAt: 'came in at {time}',

    state: 'This door now',
    guide: 'Guide for door staff',
  },

  /**
   * One sentence for door staff for each verdict: the result and, where it helps, the next step. A verdict may have several,
   * one after the other.
   */
  sentences: {
    welcome: 'Welcome.',
    welcomeOf: 'Welcome. Scan {scan, number} of {max, number}.',
    overCapacity: 'Over capacity: {inside, number} of {capacity, number} are inside.',
    goodbye: 'Goodbye.',
    goodbyeNotIn: 'Goodbye. This guest was not scanned in.',
    malformed: 'This is not a Listpass code. Ask for the QR code from the email.',
    unknownCode: 'This code is not on the list.',
    wrongList: 'This code belongs to another list: {list}.',
    otherList: 'This code belongs to another list.',
    listInactive: 'This list is not currently active for scanning',
    linkExpired: 'This scanner link has expired. Ask the organiser for a new one.',
    removed: 'This contact was removed from the list.',
    notAGuest: 'This contact doesn’t count as a guest of this list. Please send them to the organiser.',
    blocked: 'This code is blocked. Please send the guest to the organiser.',
    alreadyUsed: 'This code was already used.',
    allUsed: 'All {entries, number} entries of this code are used.',
    firstScan: 'First scan: {time}, {door}.',
    notInvited: '{occasion} is not for this guest. Please send them to the organiser.',
    thisOccasion: 'This occasion',
    tooEarly: 'Not open yet.',
    opens: 'Opens: {time}.',
    tooLate: 'Closed.',
    closedSince: 'Closed since {time}.',
    alreadyToday: 'This code was already used today.',
    stillInside: 'This guest is still inside.',
    cameIn: 'Came in: {time}.',
    scanOut: 'Scan them out first.',
    full: 'Full: {inside, number} of {capacity, number} are inside. Let the next guest in when one leaves.',
    conflict: 'Another door let this code in first.',
    rateLimited: 'Too many refused scans at this door. Wait a moment and try again.',
    error: 'The scan couldn’t be checked. Please try again.',
  },

  /** A code that staff type. */
  typing: {
    label: 'Code',
    hint: '24 letters and digits. Spaces don’t matter.',
    button: 'Check code',
    problem: 'A code has 24 letters and digits; this has {length, number}.',
    group: 'Group {group, number} should have four characters.',
    typo: 'There’s a typo. Compare it with the guest’s code.',
    likely: 'It’s probably where it is marked.',
    anyway: 'Check it anyway',
    readerMode: 'This reader’s mode can’t be read.',
    readerModeHelp:
      'Scan the code for “USB keyboard” (HID) with Enter in the reader’s manual. Until then use the camera or type the code.',
  },

  /** The verdict on a scan. */
  verdict: {
    checking: 'Checking...',
    slow: 'This is taking a while. Still checking this code...',
    retrying: 'No connection. Trying again...',
    lostTitle: 'Not checked',
    lost: 'We couldn’t reach Listpass, so this scan may not be counted. Check the connection, then scan the code again.',
    /** Of a guest found by name. */
    lostByName:
      'We couldn’t reach Listpass, so this guest may not be counted. Check the connection, then find the guest by name again.',
    scanFailed: 'The scan couldn’t be checked. Please try again.',
    scanCount: 'Scan {scan, number} of {max, number}',
    firstScan: 'First scan: {time}, {door}.',
    unreached: 'Never got the email',
    sendOn: 'Don’t let them in. Send questions to the organiser.',
    saved: 'Saved, not yet confirmed',
    undone: 'Undone',
    undoneDetail: 'This check-in was undone.',
    conflictDetail: 'Another door was first. This scan doesn’t count.',
  },
} as const
