/** The drafts of a list. */
export const drafts = {
  /** The drafts of a list in Mailchimp, and what would go wrong with them. */
  email: {
    title: 'Before you send',
    loading: 'Checking the drafts in Mailchimp...',
    failed: 'The drafts couldn’t be checked',
    text: 'Listpass reads the drafts of this list in Mailchimp, and says what would go wrong. It never sends one.',
    none: 'No drafts yet',
    noneText:
      'Create a campaign for this list in Mailchimp, with the HTML below in a Code block. Listpass checks it before you send it.',
    again: 'Look again',
    looking: 'Looking...',
    checkedAt: 'Checked at {time}',
    back: 'All drafts',
    untitled: 'Draft without a name',
    scheduled: 'Scheduled for {moment}',
    receivers: '{recipients, plural, one {# recipient} other {# recipients}}',
    inMailchimp: 'Open in Mailchimp',
    draftLoading: 'Checking the draft...',
    draftFailed: 'The draft couldn’t be checked',
    ready: 'This draft is ready',
    readyText: 'Each guest gets their own code. Check the time of the send in Mailchimp.',
    wrong: 'This would go wrong: {sentence}',
    sent: 'Sent {moment}',
    sentText:
      'Nothing about this email can be changed any more. Results shows how many guests open their code and come.',
    sending: 'Mailchimp is sending this email',
    sendingText: 'Nothing about it can be changed any more. Results shows how many guests open their code and come.',
    toResults: 'Go to the results',
    proof: 'See it as each guest gets it',
    test: 'Send me a test',
    make: 'Make a draft with the code in it',
    passed: '{checks, plural, one {# check passed} other {# checks passed}}',
    /** Before the place in the HTML. */
    where: 'Where:',
    /** `names`: some of the guests, with commas between them. A name may contain `#`, so it is not in the forms. */
    andOthers: '{names} and {others, plural, one {# other} other {# others}}',
    checklist: 'Mailchimp’s own checklist',
    checklistGone: 'Mailchimp doesn’t show its checklist right now.',
    toDoors: 'Go to the doors',

    lights: {
      ready: 'Ready',
      look: 'Look at this',
      wrong: 'Would go wrong',
      none: 'Not checked',
    },

    /** The headings are Mailchimp's. */
    items: {
      success: 'Fine: {heading}',
      warning: 'Look at this: {heading}',
      error: 'Not done yet: {heading}',
    },

    checks: {
      content: 'Listpass can read the content',
      picture: 'Picture of the code',
      address: 'Address of the picture',
      tag: 'Merge tag',
      words: 'Merge tags in the words',
      size: 'Size and column',
      conditionals: 'Conditions',
      length: 'Length of the email',
      plain_text: 'Plain-text part',
      sending: 'Mailchimp can send it',
      recipients: 'Recipients have codes',
      fields: 'QR fields',
      codes: 'Codes are made',
      pending: 'Mailchimp is up to date',
      listening: 'New subscribers get codes',
      doors: 'Scanner links work until the end',
    },
  },

  /** A draft as each guest gets it. */
  proof: {
    loading: 'Filling in the guest’s values...',
    failed: 'The mail couldn’t be shown',
    /** A field with the number of the guest, and behind it how many there are. */
    guest: 'Guest',
    of: 'of {total, number}',
    previous: 'Previous',
    next: 'Next',
    nobody: 'This draft has no recipients yet',
    nobodyText: 'Choose its recipients in Mailchimp, then look again.',
    unread: 'Mailchimp shows no content of this draft yet',
    unreadText: 'Open the draft in Mailchimp, save it once, and look again.',
    uncertain:
      'Only Mailchimp knows which guests match the conditions of this draft. Here you see all guests of the list.',
    version: 'Version',
    width: 'Width',
    widths: {
      '600': 'Computer',
      '320': 'Phone',
    },
    look: 'Look',
    looks: {
      light: 'Light',
      dark: 'Dark',
    },
    frame: 'The mail as {name} gets it',
    window: 'The mail in its window',
    others: 'Show other pictures',
    othersHint: 'Only the code is loaded. Other pictures may tell their senders that you looked.',
    /** `tags`: such as “*|FNAME|*, *|LNAME|*”. */
    left: 'Left as they are: {tags}. Mailchimp fills in its own tags when it sends.',

    measuring: 'Your browser draws the email for phone and computer...',
    seenEverywhere: 'Your browser shows the code in each window',
    notSeenWell: 'Your browser does not show the code well in each window',
    notMeasured: 'it could not be measured',
    readDifferently: 'Listpass read the HTML of this draft differently. What your browser draws counts.',
    /** Sizes and looks of windows, before a colon. */
    windows: {
      small_phone: 'Small phone',
      phone_light: 'Phone in light mode',
      phone_dark: 'Phone in dark mode',
      narrow: 'Narrow window',
      computer_light: 'Computer in light mode',
      computer_dark: 'Computer in dark mode',
    },
    /** `what`: one of the texts below. */
    inWindow: '{window}: {what}',
    someUnmeasured:
      'In {windows, number} of {of, number} windows your browser could not measure the code. There, what Listpass read in the HTML counts.',
    measured: {
      seen: 'the code is {pixels, number} pixels wide',
      small: 'the code is only {pixels, number} pixels wide',
      cut: 'the code is {pixels, number} pixels wide and is cut off',
      another: 'another picture stands in the place of the code',
      unseen: 'no code is seen',
      folded: 'the code is inside a part that guests must open first',
    },

    reading: 'Reading the code...',
    readFailed: 'The code couldn’t be read just now',
    readIn: 'Read in {read, number} of {of, number}',
    readText:
      'The picture was opened at its public address, and read as each window shows it: in its size, on its background.',
    /** `ways`: with commas between them. */
    missed: 'Not read: {ways}. Make the picture larger in the draft, and leave its colours as they are.',
    way: '{window} ({side, number} pixels)',
    /** `windows`: with commas between them. */
    hiddenIn: 'No code is seen: {windows}.',
    none: 'No reader could read this picture',
    noneText: 'It holds no code of this guest. Compare it with the findings above.',
    other: 'The picture holds the code of another guest',
    otherText: 'Each guest would show the same code. Replace the picture with the HTML of the code.',
    noPicture: 'This mail has no picture of the code at your public address',
    noPictureText: 'Paste the HTML of the code into the draft. The findings above say more.',
    unreachable: 'The picture couldn’t be opened',
    unreachableText:
      '{address} did not answer. Guests would see no picture either, unless only this server is kept from its own address.',
    onlyHere: 'But only here: guests can’t open {address}.',

    live: 'Try it with your phone',
    liveText: 'Scan this guest’s code from the mail above, or from a mail that arrived. This page waits and tells you.',
  },

  /** Findings that a window of phones or computers decides, as read or as measured, and what the organiser can do. */
  windows: {
    hidden: {
      sentence: 'The picture of the code is hidden by a style.',
      todo: 'Move it to a visible place in the draft.',
    },
    another_shown: {
      sentence: 'Some guests see another picture in the place of the code.',
      todo: 'Remove the srcset, the <source> or the style that puts it there.',
    },
    in_details: {
      sentence: 'The code stays hidden until guests open the part around it.',
      todo: 'Take the code out of the part that folds.',
    },
    hidden_on_phones: {
      sentence: 'The picture of the code is hidden on phones.',
      todo: 'Show the code on phones too. Most guests open their email there.',
    },
    hidden_on_computers: {
      sentence: 'The picture of the code is hidden on computers.',
      todo: 'Show the code on computers too.',
    },
    hidden_in_dark: {
      sentence: 'The picture of the code is hidden in dark mode.',
      todo: 'Remove the style for dark mode that hides it.',
    },
    cropped: {
      sentence: 'A box around the code cuts it off: only {pixels, number} pixels of its size are seen.',
      todo: 'Give the box no fixed height or width.',
    },
    too_small: {
      sentence: 'The code is {pixels, number} pixels wide. Phones read it well from 120 pixels.',
      todo: 'Make the picture 200 pixels wide.',
    },
    too_small_on_phones: {
      sentence: 'On phones the code is only {pixels, number} pixels wide, a size that scanners hardly read.',
      todo: 'Give the picture a fixed width of 200 pixels, in a column of its own.',
    },
    too_wide: {
      sentence: 'The code is {pixels, number} pixels wide. Phones cut it off.',
      todo: 'Make the picture 200 pixels wide.',
    },
  },

  /** A test of a draft, and a draft that Listpass makes. */
  writing: {
    testLoading: 'Looking up your email...',
    testFailed: 'The test couldn’t be sent',
    testText:
      'Mailchimp sends a test to you alone. A test belongs to no contact: its tags stay empty or as they are, so the picture says SAMPLE. Your guests get their own code.',
    testTo: 'Send it to',
    testSend: 'Send the test',
    testSending: 'Sending...',
    testSent: 'Mailchimp is sending a test to {email}',
    testSentText: 'Look at the words and the layout. To try a real code, choose “See it as each guest gets it”.',

    makeText:
      'Mailchimp gets a small invitation to this whole list, with the times and places of your occasions. It stays a draft: change its words there, and send it when you like.',
    makeName: 'Name of the draft',
    makeDefault: 'Invitation: {list}',
    make: 'Make the draft',
    making: 'Making the draft...',
    makeFailed: 'The draft couldn’t be made',
    made: 'The draft is in Mailchimp',
  },
} as const
