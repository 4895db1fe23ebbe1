import { partyQuestion, undo } from './asked.ts'
import { guest, oneLine } from './screen-fields.ts'

/** What a door loads after its camera: sheets, questions, the kiosk, the scanner of a try. */
export const doorLater = {
  // What loads after the camera: sheets, questions, the kiosk.
  /** News about scans that comes late. */
  alerts: {
    title: 'Needs attention',
    acknowledge: 'Got it',
    somebody: 'Someone',
    anotherDoor: 'another door',
    lost: '{who} was let in twice.',
    lostDetail: 'Let in here at {when} without a connection, but {door} was first. The scan here doesn’t count.',
    notCounted: '{who} should not have been let in.',
    notCountedDetail:
      'Let in here at {when} without a connection. Now Listpass says: {reason}. The scan doesn’t count.',
    admitted: '{who} was on the list after all.',
    admittedDetail:
      'Sent away here at {when} without a connection, but they may come in. They are checked in now. Let them in if they come back.',
    elsewhere: '{who} was let in twice.',
    elsewhereDetail: 'Let in here first, and at {when} by {door} without a connection. The scan there doesn’t count.',
    overCapacity: 'Let in over capacity: {inside, number} of {capacity, number} inside.',
    overCapacityDetail:
      'Other doors let guests in too. Let no one else in until someone leaves, and tell the organiser.',
    exitNotCounted: 'The exit of {who} isn’t counted.',
    exitNotCountedDetail: 'Scanned out here at {when} without a connection. Now Listpass says: {reason}.',
    setAside: 'The scan of {who} couldn’t be sent.',
    setAsideDetail: 'Scanned here at {when}. Listpass can’t accept it, so it stays on this device. Tell the organiser.',
  },

  /** The question before a scan counts. */
  ask: {
    title: 'Let in?',
    titleRefused: 'Check with the server?',
    letIn: 'Let in',
    check: 'Check',
    notNow: 'Don’t let in',
    unknown: 'Name not known yet',
    hint: 'Nothing counts until you answer.',
    asKnown: 'According to this device: {what}.',
  },

  /** Badges: printed labels with the name and the code of a guest. */
  badge: {
    setting: 'Badge after a check-in',
    settingHint: 'A label with the name and the code, on any printer of this device.',
    none: 'No badge',
    size: '{width, number} × {height, number} mm',
    a6: 'A6, 105 × 148 mm',
    own: 'Own size',
    width: 'Width in mm',
    height: 'Height in mm',
    side: 'Please enter a whole number from {least, number} to {most, number}.',
    byItself: 'Print automatically',
    byItselfHint: 'After each check-in. The browser asks each time, unless it was started to print automatically.',
    print: 'Print badge',
    printOf: 'Print badge of {name}',
  },

  /** The column beside the camera, on a tablet. */
  beside: {
    lately: '{people, number} in the last 10 min',
    asOf: 'As of {time}',
    otherDoors: 'Other doors',
    offline: '{door} offline',
  },

  /** Calls to the organiser. */
  calls: {
    title: 'Call the organiser',
    about: 'About {name}: {reason}',
    text: 'The organiser reads it on Tonight, and answers here.',
    subjects: {
      guest_insists: 'Guest insists',
      need_help: 'Need help',
      crowd: 'Queue too long',
      trouble: 'Something doesn’t work',
    },
    needsConnection: 'You need a connection to call. Phone the organiser: the number is on the sheet of this door.',
    failed: 'The call didn’t arrive. Please try again.',
    calling: 'Calling...',

    region: 'Call to the organiser',
    waiting: 'Called at {time}: {subject}. No answer yet.',
    answers: {
      let_in: 'Let {name} in',
      refuse: 'Don’t let {name} in',
      coming: 'Somebody is coming',
    },
    them: 'them',
    from: '{by} answered your call of {time}: {subject}.',
    counted:
      '{people, plural, one {Counted. Don’t scan the code again.} other {# people are counted. Don’t scan the code again.}}',
    uncounted: 'Not counted: this code belongs to no guest.',
    gotIt: 'Got it',
  },

  /** A kiosk, where guests scan themselves. */
  kiosk: {
    pin: 'PIN',
    show: 'Show',
    hide: 'Hide',
    aim: 'Hold your code up to the camera.',
    welcome: 'Welcome, {name}!',
    welcomeNobody: 'Welcome!',
    sorry: 'Please see a member of staff.',
    checking: 'One moment, please...',
    language: 'Language',
    leave: 'Leave kiosk',
    leaveText: 'For staff: enter the PIN you chose for this kiosk.',
    leaveButton: 'Leave',
    leaving: 'Checking...',
    stay: 'Stay',
    wrong: 'That PIN is wrong.',
    wait: '{seconds, plural, one {Too many wrong PINs. Wait # second.} other {Too many wrong PINs. Wait # seconds.}}',
  },

  /** The code of a guest whom staff added. */
  newCode: {
    code: 'The code of {name}',
    photo:
      'The guest can take a photo of this code now. It opens their page, and lets them in again if they may come back.',
    done: 'Done',
  },

  /** The question at a code with more than one place left. */
  partyQuestion,

  /** People without their code: the search, and the list by name. */
  people: {
    label: 'Name or email',
    hint: 'Any part of the name or email, words in any order.',
    hintOfLink: 'Any part of the name, or the whole email.',
    codeEnd: 'Code ends in {four}',
    /** How many come with the code, of people with one name. */
    partyOf: '{people, plural, one {Alone} other {Party of #}}',
    searching: 'Searching...',
    found: '{people, plural, one {# person found.} other {# people found.}}',
    more: 'There are more. Type more of the name.',
    none: 'Nothing found. Try fewer letters, or another part of the name.',
    failed: 'The search didn’t work. Please try again.',
    needsConnection: 'You need a connection to search by name. You can still scan and type codes.',
    /** Without a connection, where this device keeps the names. */
    ownNames: 'No connection. This device searches its own names.',
    asOf: 'Names as of {time}.',
    hintOfOwn: 'The beginning of each word of the name.',
    checkIn: 'Check in',
    checkInOf: 'Check in: {name}{four, select, none {} other {, code ends in {four}}}',
    state: {
      open: '',
      used_up: 'Checked in already',
      blocked: 'Blocked',
      removed: 'Removed from the list',
      not_a_guest: 'Not a guest',
    },
    uses: '{used, number} of {max, number} used',

    names: {
      filter: 'Which guests',
      /** Without a number while the guests are counted. */
      all: 'Everyone',
      /** With their number. */
      allOf: 'Everyone · {guests, number}',
      notIn: 'Not in yet',
      /** With their number. */
      notInOf: 'Not in yet · {guests, number}',
      letters: 'First letter',
      loading: 'Loading the guests...',
      failed: 'The guests couldn’t be loaded',
      none: 'No guest here.',
      more: 'Show more',
    },
  },

  /** The questions that a door asks guests. */
  questions: {
    before: 'Before the guest comes in',
    after: 'Please ask the guest',
    save: 'Save',
    goOn: 'Next',
    skip: 'Skip',
    notNow: 'Don’t let in',
    required: 'Please answer this.',
    number: 'Please enter a number.',
    failed: 'The answers couldn’t be saved. Please try again.',
  },

  /** The check before doors open: the title of each line, its good result, and the next step after a bad one. */
  ready: {
    ready: 'ready',
    count: '{ready, number} of {all, number}',
    start: 'Start scanning',
    well: 'Ready',

    camera: {
      title: 'Camera',
      well: 'Shows a picture',
      missing: 'The camera is not on yet',
      help: 'Allow the camera, and point it at a code.',
      act: 'Turn the camera on',
    },
    light: {
      title: 'Light',
      well: 'Turns on and off',
      none: 'This camera has no light',
      unknown: 'Known once the camera is on',
    },
    sound: {
      title: 'Sound',
      well: 'On. Turn the volume up',
      missing: 'Sound is off',
      help: 'Turn up the volume and switch silent mode off, then play the two sounds.',
      act: 'Play the sounds',
    },
    screen: {
      title: 'Screen stays on',
      well: 'Keeps awake while the camera runs',
      missing: 'This browser lets the screen go dark',
      help: 'Set the screen lock of this device to “never” for tonight.',
    },
    list: {
      title: 'Guest list on this phone',
      well: 'Saved {time}',
      missing: 'The guest list is not on this phone yet',
      help: 'Keep this page open with a connection until the list is saved.',
      fullHelp: 'This phone’s storage is full: delete photos or apps you don’t need.',
      refusedHelp: 'Turn private browsing off: this browser can’t save the list.',
    },
    page: {
      title: 'This page without a connection',
      well: 'Opens without a connection',
      missing: 'This page is not saved on this phone yet',
      help: 'Keep this page open with a connection until it is saved.',
      refusedHelp: 'Turn private browsing off, or keep this page open all evening: this browser can’t save it.',
    },
    storage: {
      title: 'Storage',
      well: 'Kept by the browser',
      missing: 'The browser may clear saved scans',
      help: 'Add this page to the home screen, and open it from there.',
      act: 'Ask the browser to keep it',
    },
    clock: {
      title: 'Clock',
      well: '{seconds, number} s from the right time',
      unknown: 'Compared when there is a connection',
      missing: 'The clock is {seconds, number} s wrong',
      help: 'Set the time of this device to automatic.',
    },
    battery: {
      title: 'Battery',
      well: '{percent, number}%',
      missing: 'Only {percent, number}% left',
      help: 'Plug the device in, or bring a power bank.',
    },
    version: {
      title: 'Version',
      well: 'The newest',
      missing: 'A newer version is ready',
      help: 'Reload before the first guest comes.',
      act: 'Reload',
    },
  },

  /** The settings of a door’s device. */
  settings: {
    title: 'Settings of this device',
    sound: 'Sounds',
    soundHint: 'A sound for each result. Vibration stays.',
    asks: 'Ask before letting in',
    asksHint: 'Shows the name first. Nothing counts until you press “Let in”.',
    language: 'Language',
    languageFailed: 'The language couldn’t be loaded. Check the connection, and try again.',
  },

  /** The start of a kiosk, in the door’s menu. */
  startKiosk: {
    title: 'Kiosk: guests scan themselves',
    text: 'A full screen for guests. They can choose their language, and nothing else. You need the PIN to leave it, even after a reload. To keep guests on this page, use Guided Access (iPhone) or app pinning (Android).',
    pinHint: '4 to 8 digits. You need it to leave.',
    pinProblem: 'A PIN has 4 to 8 digits.',
    again: 'PIN again',
    againProblem: 'The two PINs are not the same.',
    start: 'Start kiosk',
    starting: 'Starting...',
    noStorage: 'This browser can’t save the kiosk, so a reload would end it. Turn private browsing off.',
    insecure: 'A kiosk needs a secure connection. Open this page at its https address.',
  },

  /** The scanner’s internal state, which an organiser sees. */
  status: {
    title: 'Scanner Status',
    camera: 'Camera status',
    cameras: 'Cameras',
    stream: 'Stream',
    frames: 'Frames processed',
    list: 'List ID',
    slug: 'Slug',
    raw: 'Last raw data',
    code: 'Extracted code',
    answer: 'Last API response',
    choose: 'Switch camera',
    none: 'None',
    copy: 'Copy report',
    copyHint: 'For support: versions, camera, times and waiting scans. It has no codes or names.',
    unnamedCamera: 'Camera {number, number}',
    idle: 'Idle',
    starting: 'Starting',
    running: 'Camera active',
    error: 'Camera Error: {text}',
  },

  /** The question before a scan is undone. */
  undo,

  /** Guests whom staff add at the door. */
  walkIn: {
    name: 'Name',
    email: 'Email',
    emailHint: 'If the guest has one. With it, Mailchimp gets the guest too, not subscribed.',
    people: 'How many',
    fewer: 'One fewer',
    more: 'One more',
    consent: '“{words}”',
    consentHint: 'Tick it only if the guest said yes. Mailchimp then sends one email to confirm.',
    next: 'The guest’s code appears next. They can take a photo of it.',
    add: '{people, plural, =1 {Add and let in} other {Add and let in {people, number}}}',
    /** Under the fields. */
    problems: { ...guest, ...oneLine },
  },

  /** The menu, and the card of the list in it. */
  menu: {
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    home: 'Listpass: home',
    otherOccasion: 'Choose another occasion',
    connectedTo: 'Connected to list:',
  },

  /** A photo of a code, where the camera shows no picture. */
  photo: {
    choose: 'Read a photo of a code',
    hint: 'Use this if the camera shows no picture, or if you were sent a picture of the code.',
    reading: 'Reading the photo...',
    empty: 'No code found in this photo. Go closer, use more light, and hold still.',
    two: 'This photo shows two codes. Take a photo of one.',
  },

  /** What a door that has ended did. */
  ended: {
    allSent: 'All scans are sent',
    nothingLeft: 'Nothing is left on this device.',
    letIn: '{people, plural, one {# let in} other {# let in}}',
    span: '{from} to {to}',
  },

  /** A member’s door comes from the team’s former address (offline/carry.ts). */
  carried: { handIn: 'This page brings scans that a door kept at the team’s former address. Send them now?' },

  /** The scanner of a try: a scan with the organiser’s own phone that counts nothing. */
  trying: {
    title: 'Try a scan',
    loading: 'Opening the scanner...',
    failed: 'The scanner didn’t open',
    state: 'Only a try: nothing is counted',
    over: 'This try is over',
    overText: 'Choose “Start again” on the screen that showed the code.',
    aim: 'Point at a code from your email or on your other screen.',
    admitted: 'It works. A door shows this to staff. Nothing was counted.',
    refused: 'A door would say this now. Nothing was counted.',
    again: 'Scan another code',
    checkFailed: 'The code could not be checked',
  },
} as const
