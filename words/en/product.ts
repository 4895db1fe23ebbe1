import { reasons } from './reasons.ts'

/** What most screens of an organiser share. */
export const product = {
  // What most screens of an organiser load.
  /** The HTML that shows a guest’s code in an email. */
  campaignHtml: {
    label: 'HTML for your campaign',
    copy: 'Copy HTML',
    /** The text of the picture, for guests whose email shows no pictures. */
    alt: 'Your personal QR code – show it at the entrance',
  },

  /** The confirmation before a dangerous change. */
  confirm: {
    password: 'Password',
    code: 'Code',
    codeHint: 'From your authenticator app, or a recovery code.',
    insteadPasskey: 'Use a passkey instead',
    insteadPassword: 'Use your password instead',
    passkeyNote: 'Your device will ask for your finger, face or screen lock.',
    passkeyNotUsed: 'No passkey was used. Please try again.',
    /** The card that sends a code to the email, and takes it. */
    email: {
      title: 'Confirm your email',
      text: 'Passkeys, links and invitations need an email that is surely yours: {email}.',
      send: 'Send code',
      sending: 'Sending...',
      again: 'Send another code',
      sendFailed: 'Failed to send the code',
      code: 'Code from the email',
      confirm: 'Confirm',
      confirming: 'Confirming...',
      confirmFailed: 'Failed to confirm your email',
    },
  },

  /** The address of Listpass that guests open, and what is wrong with it. */
  guestAddress: {
    loading: 'Loading the address of Listpass...',
    failed: 'The address of Listpass couldn’t be loaded',
    title: 'Guests can’t open this Listpass yet',
    troubles: {
      machine: '{address} only works on this computer. You can’t change it in emails you have already sent.',
      network: '{address} only works in your network. You can’t change it in emails you have already sent.',
      insecure: '{address} has no https. Phones allow the camera on https pages only.',
      elsewhere: '{address} doesn’t open this Listpass. Emails and links with it lead somewhere else.',
      closed: '{address} can’t be opened yet. Its name, its certificate or its proxy isn’t set up.',
    },
    wayOut:
      'Set PUBLIC_URL to a public https address and start Listpass again. The page “Install” (docs/install.md) shows three ways. If someone else runs Listpass for you, ask them.',
    trying: {
      machine: 'For trying only: this works on this computer and nowhere else.',
      network: 'For trying only: this works in your network and nowhere else.',
      insecure: 'For trying only: phones can’t scan at this address.',
    },
    former:
      'Emails and scanner links from before {day} use {address}. They work as long as that address leads to Listpass.',
  },

  /** Why a list has more guests than subscribers. */
  guests: {
    explained:
      '{others, plural, one {{subscribed, number} subscribed · # other also has a code} other {{subscribed, number} subscribed · # others also have codes}}',
    /** Begins with the text above. */
    why: '{explained}. Mailchimp keeps people on a list who aren’t subscribed.',
    choose: 'Choose who counts as a guest',
  },

  /** An occasion beside others. */
  occasion: {
    /** The main one has the name of the whole list. */
    anyTime: '{name}, any time',
  },

  /** The result of a scan in two or three words, wherever it is shown. */
  reasons,

  /** Two teams with one Mailchimp account. */
  sameAccount: {
    title: 'Another organiser uses this Mailchimp account too',
    detail:
      'Each audience belongs to the team that set it up. To work with an audience of theirs, ask their owner to invite you: under Team, with “Invite a person”.',
  },

  /** An audience that another team has set up. */
  takenAudience: {
    title: 'This audience is already connected by another team',
    detail:
      'Ask its owner to invite you: in the menu with their name, “Account and password”, then “Team”, then “Invite a person”.',
  },

  /** A condition on guests, as a sentence. */
  whoSentence: {
    notChosen: 'Not chosen yet.',
    withTag: 'Guests with the tag “{tag}”.',
    inSegment: 'Guests in the segment “{segment}”.',
    isSet: 'Guests with any value in {field}.',
    is: 'Guests whose {field} is “{value}”.',
    isNot: 'Guests whose {field} is not “{value}”.',
    isEmpty: 'Guests whose {field} is empty.',
    isNotEmpty: 'Guests whose {field} is not empty.',
  },

  /** Stopping and resuming admissions, on all screens that do so. */
  admissions: {
    stop: 'Stop admissions',
    stopTitle: 'Stop admissions?',
    stopQuestion: 'Doors let no one in at {name} from this moment.',
    stopList: 'They show “List inactive” to staff.',
    stopOccasion: 'They show “Closed” to staff.',
    exitsGoOn: 'Guests who leave are still counted out.',
    stopOffline:
      'A door without a connection goes on until it is connected again. You can admit guests again at any time.',
    /** The page behind the question changed. */
    stopOther: 'The page shows {shown} by now. Your answer is about {asked}.',
    stopping: 'Stopping...',
    stopFailed: 'Admissions couldn’t be stopped',
    stoppedLate: 'The closing time has passed. Change the occasion to open it again.',
    resume: 'Admit again',
    resumeFailed: 'Guests couldn’t be admitted again',
  },

  /** The preview of an email with a code. Its words are an example. */
  email: {
    previewWidth: 'Screen',
    previewLook: 'Theme',
    choices: {
      phone: 'Phone',
      desktop: 'Desktop',
      light: 'Light',
      dark: 'Dark',
    },
    /** After the greeting, for a guest without a name. */
    someone: 'there',
    someonesEmail: 'contact@example.com',
    subject: 'Your ticket is here',
    greeting: 'Hi {name},',
    closing: 'Show this code at the entrance, on your phone or on paper.',
    example: 'Only the code is real here. The words are an example, not your email.',
    sampleOnly: 'No one in this list has a code yet, so the picture says SAMPLE.',
  },

  /** Rows of Mailchimp that Listpass cannot read, told where an organiser looks for them. */
  leftOut: {
    drafts: {
      title:
        '{rows, plural, one {# draft in Mailchimp can’t be read, so it wasn’t checked} other {# drafts in Mailchimp can’t be read, so they weren’t checked}}',
      todo: 'Check in Mailchimp before you send.',
    },
    segments: {
      title:
        '{rows, plural, one {# tag or segment in Mailchimp can’t be read, so it can’t be chosen here} other {# tags or segments in Mailchimp can’t be read, so they can’t be chosen here}}',
      todo: 'Choose another one, or make a new one in Mailchimp.',
    },
    fields: {
      title:
        '{rows, plural, one {# field in Mailchimp can’t be read, so it can’t be chosen here} other {# fields in Mailchimp can’t be read, so they can’t be chosen here}}',
      todo: 'Choose another one, or make a new one in Mailchimp.',
    },
    sent: {
      title:
        '{rows, plural, one {# sent email in Mailchimp can’t be read, so its figures aren’t renewed} other {# sent emails in Mailchimp can’t be read, so their figures aren’t renewed}}',
      todo: 'Look at the report in Mailchimp.',
    },
    lists: {
      title: '{rows, plural, one {# list in Mailchimp can’t be read} other {# lists in Mailchimp can’t be read}}',
      todo: 'Lists that Listpass knows stay as they are. Try again later.',
    },
    named: '“{name}”',
    /** `names`: with commas between them. A name may contain `#`, so it is not in the forms. */
    which: '{others, plural, =0 {{names}.} other {{names} and {others, plural, one {# other} other {# others}}.}}',
  },

  /** News from the doors, in the bar. */
  notices: {
    title: 'Notifications',
    open: '{news, plural, =0 {Notifications} other {Notifications, {news, number} new}}',
    none: 'Nothing has happened yet',
    noneText:
      'A VIP who arrives, an occasion that is nearly full, a door that goes silent, and a value of a rule that Mailchimp doesn’t take appear here.',
    fresh: 'New',
    isOver: 'Over',
    close: 'Close',

    vipArrived: 'VIP arrived: {guest}.',
    nameless: 'a guest without a name',
    isFull: '{occasion} is full: {inside, number} of {capacity, number} inside.',
    nearlyFull: '{occasion} is nearly full: {inside, number} of {capacity, number} inside.',
    silent: 'Door silent for 5 minutes.',
    silentAt: 'Door silent for 5 minutes: {door}.',
    goesOn: 'It keeps scanning and sends its scans later',
    heardAgain: 'Heard again',
    valueRefused: 'Mailchimp doesn’t take “{value}” for {field}.',
    emptyValue: 'empty',
    countedWithout: 'Guests are counted without it',
  },

  /** A scan with the organiser’s own phone that counts nothing. */
  trying: {
    countsNothing: 'A try counts nothing: no guest is used up, and nothing goes to Mailchimp.',
    starting: 'Making a scanner to try...',
    startFailed: 'The scanner to try couldn’t be made',
    openTitle: 'Hold your phone here',
    openText: 'Point its camera at this code. It opens a scanner, without an app and without signing in.',
    openAlt: 'QR code: it opens the scanner on your phone',
    openHere: 'Open the scanner here',
    drawing: 'Drawing the code...',
    drawFailed: 'The code couldn’t be drawn',
    waitingToOpen: 'Waiting for your phone',
    isOpen: 'My phone shows the scanner',
    scanTitle: 'Now scan this code',
    ownCode: 'It is your own code.',
    codeOf: 'It is the code of {name}.',
    orEmail: 'A code from your test email works as well.',
    onlyEmail: 'Scan a code from your test email.',
    sampleAlt: 'QR code of a contact, to scan with your phone',
    waiting: 'Waiting for your scan',
    openAgain: 'Show the first code again',
    stamp: 'Checked in',
    done: 'Your phone read the code.',
    doneOf: 'Your phone read the code of {name}.',
    doneText: 'This is what your doors will do. Nothing was counted.',
    refused: 'Your phone read the code. A door would say: {verdict}.',
    refusedText: 'Nothing was counted. Check the contact in your list, or try another code.',
    again: 'Try another scan',
    slow: 'Nothing yet?',
    /** Quotes two buttons of the door. */
    slowText: 'The scanner needs the camera: choose “Allow Camera Access”. Or choose “Type a code” there.',
    over: 'No scan came within 30 minutes',
    overText: 'Scanners to try end after that. Start again whenever you have your phone at hand.',
    startAgain: 'Start again',
    statusFailed: 'This screen can’t hear of your scan at the moment. It keeps trying.',
  },

  /** The fields of a condition on guests. */
  who: {
    bySegment: 'Guests with a tag, or in a segment',
    byField: 'Guests with a value in a field',
    segment: 'Tag or segment',
    chooseSegment: 'Choose a tag or segment',
    segmentsLoading: 'Loading tags and segments from Mailchimp...',
    segmentsFailed: 'The tags and segments couldn’t be loaded',
    noSegments: 'This list has no tags and no saved segments in Mailchimp yet.',
    segmentHint: 'Listpass reads it from Mailchimp again every 10 minutes.',
    tagOption: 'Tag “{name}” ({members, number})',
    segmentOption: 'Segment “{name}” ({members, number})',
    goneSegment: '{name} (no longer in Mailchimp)',
    fieldsLoading: 'Loading the fields of this list...',
    fieldsFailed: 'The fields couldn’t be loaded',
    field: 'Field',
    chooseField: 'Choose a field',
    email: 'Email (EMAIL)',
    test: 'Comparison',
    tests: {
      is: 'is',
      is_not: 'is not',
      is_set: 'has any value',
    },
    value: 'Value',
    noValue: 'Empty',
  },
} as const
