import { occasion, oneLine, who } from './screen-fields.ts'

/** Occasions: the list, the form, templates, the rehearsal. */
export const occasions = {
  /** The form of an occasion, or of several. */
  form: {
    name: 'Name',
    mainHint: 'The main occasion has the list’s name until you give it another.',
    nameOfDays: 'Name',
    nameOfDaysHint: 'Each occasion gets it with its day, as in “Summer fest, Fri, 5 Jun”.',
    opens: 'Opens',
    closes: 'Closes',
    closesMoved: 'The closing moved along with the opening.',
    timesHint: 'Leave both empty to keep it open at any time.',
    zone: 'Time zone',
    place: 'Place (optional)',
    placeHint: 'Guests read it on their code’s page and in their calendar.',
    twice: 'The clocks show {time} twice that night. The first one is meant.',
    skipped: 'The clocks skip {time} that night. It becomes {meant}.',
    who: 'Who may come in?',
    everyone: 'Everyone on the list',
    often: 'How often may a guest come in?',
    shared: 'Up to their own maximum, shared with other occasions',
    guest: 'Up to their own maximum, for this occasion only',
    own: 'A number of times, for this occasion only',
    ownMax: 'Times for each guest',
    countHint:
      'You can’t change later whether it counts alone: that decides which entries Mailchimp counts in QRSCANS.',
    /** After the sentence, before the occasion is added. */
    countStays: 'Whether it counts with other occasions can’t change later.',
    sharedFixed: 'It counts together with other occasions, as it was added. Add another occasion to count alone.',
    aloneFixed: 'It counts alone, as it was added. How often each guest may come in can change.',
    again: 'When may a guest come again?',
    agains: {
      shared: {
        never: 'As long as they have entries left',
        daily: 'Once a day',
        after_exit: 'After they were scanned out: their entry is free again',
      },
      own: {
        never: 'Never: a used entry stays used',
        daily: 'The next day, with new entries',
        after_exit: 'After they were scanned out: their entry is free again',
      },
    },
    dayBegins: 'A new day begins at',
    capacity: 'Most people inside',
    capacityHint: 'Leave it empty for no limit.',
    whenFull: 'When it is full, a door',
    fulls: {
      refuse: 'turns guests away',
      warn: 'warns, and lets them in',
    },
    whenUnsure: 'When it may be full, a door without a connection',
    unsures: {
      let_in: 'lets guests in, and notifies you',
      stop: 'turns guests away',
    },
    exits: 'Doors scan guests out as well',
    exitsHint: 'Then you see how many people are inside.',
    exitsNeeded: 'Coming again after leaving needs it.',
    outAt: 'Count everyone out at',
    outAtHint: 'Leave it empty to do it by hand.',
    cancel: 'Cancel',
    add: 'Add this occasion',
    addMany: '{occasions, plural, one {Add # occasion} other {Add # occasions}}',
    adding: 'Adding...',
    addFailed: 'The occasions couldn’t be added',
    added: 'Occasion added',
    save: 'Save changes',
    saving: 'Saving...',
    saveFailed: 'The occasion couldn’t be changed',
    saved: 'Occasion changed',
    rowsOf: '{occasions, plural, one {# occasion will be added} other {# occasions will be added}}',
    tooMany: 'You can add at most {most, number} occasions at once. Choose fewer days, or an earlier end.',
    noRows: 'Choose the days first.',
    noSessions: 'Paste at least one line that can be read.',
    moreRows: 'and {rows, number} more',
    vipHint:
      'It opens with the first of your days and closes with the last. Add one for each day if the guests differ.',
    cardHint: 'Set each guest’s maximum to 10 under Guests, or as the default in the list’s settings.',
    /** Under the fields. */
    problems: { ...occasion, ...oneLine, ...who },
  },

  /** The occasions of a list: their strip, the chosen one and its actions, templates of new ones. */
  page: {
    toResults: 'See the results',
    title: 'Occasions',
    text: 'Nights, rooms and coupons.',
    loading: 'Loading the occasions...',
    loadFailed: 'The occasions couldn’t be loaded',

    phases: {
      now: 'Open now',
      always: 'Always open',
      later: 'Not open yet',
      ended: 'Ended',
    },
    main: 'Main occasion',
    calendar: 'Occasions of this week',
    earlier: 'Earlier days',
    later: 'Later days',
    today: 'Today',
    noneInWeek: 'No occasion in these seven days.',
    cards: 'Current and next occasions',
    allOthers: 'All current and next ({occasions, number})',
    ended: 'Ended ({occasions, number})',
    columns: {
      name: 'Occasion',
      when: 'When',
      invited: 'Invited',
      came: 'Came',
      inside: 'Inside',
    },
    insideOf: '{inside, number} of {capacity, number}',
    short: {
      insideOf: '{inside, number} of {capacity, number} inside',
      inside: '{inside, number} inside',
      came: '{came, number} came',
      cameOf: '{came, number} of {invited, number} came',
      invited: '{invited, number} invited',
      opens: 'Opens {moment}',
      closes: 'Closes {moment}',
    },
    figures: {
      invited: 'Invited',
      came: 'Came',
      entries: 'Entries',
      inside: 'Inside',
    },
    /** After the number of people inside. */
    ofCapacity: 'of {capacity, number}',

    change: 'Change',
    rehearse: 'Rehearse',
    out: 'Everyone out',
    outQuestion: 'Listpass counts all people out of {name}. Use it when the place is empty.',
    /** A name may have a `#`, so it is no part of a form. */
    outQuestionOf:
      'Listpass counts {inside, plural, one {# person} other {# people}} out of {name}. Use it when the place is empty.',
    outConfirm: 'Count everyone out',
    outBusy: 'Counting out...',
    outFailed: 'The people inside couldn’t be counted out',
    outDone: 'Everyone counted out',
    beside: 'The whole list, beside your other occasions',
    besideText:
      'A door for it lets everyone on the list in at any time, also outside your days. Close it if your days are all there is.',
    close: 'Close it',
    closeTitle: 'Close the list outside your days',
    closeQuestion:
      'Doors for the whole list turn guests away from now on. Doors for your days stay as they are. To open it again, choose Change and empty Closes.',
    closeConfirm: 'Close it',
    closing: 'Closing...',
    closeFailed: 'The occasion couldn’t be closed',
    closed: 'Closed outside your days',
    remove: 'Remove',
    removeTitle: 'Remove this occasion',
    removeQuestion: '{name} is removed for good. Its scans stay in the scan log.',
    removeConfirm: 'Remove occasion',
    removing: 'Removing...',
    removeFailed: 'The occasion couldn’t be removed',
    removed: 'Occasion removed',
    /** After the sentence of a tag or segment. */
    read: '{invited, number} invited, as of {time}',
    notRead: 'Not read from Mailchimp yet',
    trouble: 'The tag or segment couldn’t be read',

    sentences: {
      where: 'Where',
      when: 'When',
      who: 'Who',
      often: 'How often',
      again: 'Again',
      inside: 'Inside at once',
      leaving: 'Leaving',
    },

    /** Asked with the first occasion that has times. */
    doorsThere: {
      title: '{doors, plural, one {Does your door belong to it?} other {Do your doors belong to it?}}',
      loadFailed: 'Your doors couldn’t be loaded',
      /** Before the names of the doors. */
      now: '{doors, plural, one {This door lets in everyone on the list, at any time:} other {These doors let in everyone on the list, at any time:}}',
      /** A name may contain `#`, so it is not in the forms. */
      atItsTime:
        '{doors, plural, =1 {If it belongs to {name}, it lets guests in at its time, and Tonight counts them.} other {If they belong to {name}, they let guests in at its time, and Tonight counts them.}}',
      andLater:
        '{doors, plural, one {It is then also for the nights that you add later.} other {They are then also for the nights that you add later.}}',
      each: 'Several of your occasions are open at one time, so each door needs one of its own.',
      yes: '{doors, plural, one {Yes, it belongs} other {Yes, they belong}}',
      no: '{doors, plural, one {Leave it as it is} other {Leave them as they are}}',
      moving: 'Changing...',
      moved: '{doors, plural, one {# door belongs to it now} other {# doors belong to it now}}',
      failed: 'Not every door could be changed',
      choose: 'Choose for each door',
    },

    addTitle: 'Add an occasion',
    addText: 'You can change almost everything later.',
    copies: 'Copies {name} with a new date',
    templates: {
      another: {
        name: 'Another night',
        text: 'With a new date',
      },
      days: {
        name: 'Days of a festival',
        text: 'One row a day, one count or a fresh one each day',
      },
      sessions: {
        name: 'Sessions',
        text: 'Paste your programme, one line each',
      },
      vip: {
        name: 'VIP area',
        text: 'Only for a tag or a segment',
      },
      coupon: {
        name: 'Coupon run',
        text: 'One use for each guest, with dates',
      },
      card: {
        name: 'Ten-entry card',
        text: 'Each guest’s maximum, once a day, on any day',
      },
      weekly: {
        name: 'Recurring night',
        text: 'Every week on the days you choose',
      },
      nothing: {
        name: 'Something else',
        text: 'Start from nothing',
      },
    },
  },

  /** The days of several occasions: a festival, a programme, a recurring night. */
  plan: {
    first: 'First day',
    last: 'Last day',
    from: 'Doors open',
    to: 'Doors close',
    dayFrom: '{day}, doors open',
    dayTo: '{day}, doors close',
    days: 'Days',
    nextMorning: 'A time before the opening is on the next morning.',
    weekdays: 'On these days',
    until: 'Until',
    day: 'Day of sessions without a day',
    programme: 'Programme',
    programmeHint: 'One session a line: name, start, end. For several days: name, day, start, end.',
    programmeSample: 'Opening talk, 9:30, 10:15\nWorkshop, 2026-06-06, 14:00, 15:30',
    read: '{sessions, plural, one {# session was read} other {# sessions were read}}',
    unread: '{lines, plural, one {# line couldn’t be read} other {# lines couldn’t be read}}',
    /** A line that couldn’t be read, and why. */
    unreadLine: {
      name: 'Line {line, number}, “{text}” has no name before the times.',
      times: 'Line {line, number}, “{text}” needs a start and an end, such as 9:30, 10:15.',
      day: 'Line {line, number}, “{text}” has no day. Add one to the line, or choose it above.',
    },
  },

  /** What a door would say to a guest at a moment. */
  rehearsal: {
    title: 'Rehearse',
    text: 'See what a door would say to a guest at a moment. Nothing is counted.',
    guest: 'Guest',
    guestHint: 'Type a name or an email.',
    found: 'Guests found',
    searching: 'Searching...',
    searchFailed: 'The guests couldn’t be searched',
    noOne: 'No one matches “{search}”.',
    at: 'At',
    direction: 'Direction',
    directions: {
      in: 'Coming in',
      out: 'Going out',
    },
    ask: 'See the answer',
    asking: 'Loading the answer...',
    failed: 'The answer couldn’t be loaded',
    chooseGuest: 'Choose a guest first.',
    decidedBy: 'Decided by: {setting}',
    settings: {
      list: 'the list, which is not open for scanning',
      contact: 'the guest, who is blocked or left the list',
      who: 'Who',
      opens_at: 'Opens',
      closes_at: 'Closes',
      own_max: 'Times for each guest',
      max_scans: 'the guest’s maximum',
      again: 'Again',
      capacity: 'Most people inside',
    },
  },

  /** The settings of an occasion as sentences. */
  sentences: {
    always: 'Open at any time.',
    from: 'Opens {moment}.',
    until: 'Closes {moment}.',
    span: '{span}.',
    inZone: 'In {city} time.',
    everyone: 'Everyone on the list.',
    shared: 'Up to each guest’s own maximum, shared with other occasions.',
    guest: 'Each guest as often as their own maximum says. Other occasions don’t count.',
    own: '{times, plural, one {Each guest once. Other occasions don’t count.} other {Each guest # times. Other occasions don’t count.}}',
    again: {
      shared: {
        never: 'Yes, as long as they have entries left.',
        daily: 'Yes, once a day. A new day begins at {begins}.',
        after_exit: 'Yes, after they were scanned out. Their entry is then free again.',
      },
      own: {
        never: 'No. A used entry stays used.',
        daily: 'Yes, the next day, from {begins}.',
        after_exit: 'Yes, after they were scanned out. Their entry is then free again.',
      },
    },
    noLimit: 'No limit.',
    /** By what doors do when it is full. */
    capacity: {
      refuse: 'At most {people, number}, then doors turn guests away.',
      warn: 'At most {people, number}, then doors warn and let guests in.',
    },
    unsure: {
      let_in: 'A door without a connection lets guests in.',
      stop: 'A door without a connection stops when it may be full.',
    },
    noExits: 'Exits are not scanned.',
    exits: 'Exits are scanned.',
    outAt: 'Everyone is counted out at {time}.',
  },
} as const
