/** The list itself: its home, the QR Code Manager, its state. */
export const manager = {
  /** The progress of codes that are made, and of a sync. */
  batch: {
    generate: {
      label: 'Codes generated',
      finished: 'QR code generation completed successfully!',
      cancelled: 'QR code generation was cancelled',
      stopped: 'The generation was cancelled. Contacts that already have a code keep it.',
      failed:
        '{contacts, plural, one {# contact couldn’t be saved, because Mailchimp rejected them. All others have their codes.} other {# contacts couldn’t be saved, because Mailchimp rejected them. All others have their codes.}}',
    },
    sync: {
      label: 'Contacts compared',
      finished: 'QR code sync completed successfully!',
      cancelled: 'QR code sync was cancelled',
      stopped: 'The sync was cancelled. Its repairs so far stay in place.',
      failed:
        '{contacts, plural, one {# contact couldn’t be saved, because Mailchimp rejected them. All others are up to date.} other {# contacts couldn’t be saved, because Mailchimp rejected them. All others are up to date.}}',
    },
    progressOf: '{total, plural, one {{processed, number} of # contact} other {{processed, number} of # contacts}}',
    waiting: 'Waiting',
    leaving: 'You can leave this page. This continues on its own.',
    lost: 'We can’t show the progress right now, but everything continues. We’ll keep checking.',
    cancel: 'Cancel',
    cancelling: 'Cancelling...',
    cancelFailed: 'This couldn’t be cancelled',

    doubt: {
      told: 'Mailchimp did not show the whole list',
      wait: 'Mailchimp may be slow or out of date. Listpass checks again automatically, or you can check now.',
      ask: 'If these contacts left your list, remove them here. If not, Mailchimp may be out of date: check again now, or let Listpass check again automatically.',
      again: 'Check again now',
      remove: '{contacts, plural, one {Remove # contact} other {Remove # contacts}}',
      question:
        '{contacts, plural, one {Did # contact leave this list in Mailchimp? Listpass reads the list once more and removes at most # contact that Mailchimp no longer has. A removed contact is then refused at the door.} other {Did # contacts leave this list in Mailchimp? Listpass reads the list once more and removes at most # contacts that Mailchimp no longer has. A removed contact is then refused at the door.}}',
      starting: 'Starting...',
      failed: 'The contacts couldn’t be removed',
    },

    failures: 'Rejected contacts, and why',
    failuresLoading: 'Loading the rejected contacts...',
    failuresFailed: 'The rejected contacts couldn’t be loaded',
    failuresList: 'Rejected contacts',
    more: 'Show more',
    loadingMore: 'Loading...',
  },

  /** The frame of a list: its parts, and the occasion that they show. */
  home: {
    parts: {
      tonight: 'Tonight',
      guests: 'Guests',
      doors: 'Doors',
      email: 'Email',
      results: 'Results',
      occasions: 'Occasions',
      manager: 'QR Code Manager',
      settings: 'Settings',
    },
    partsLabel: 'Parts of this list',
    more: 'More',
    guests: '{guests, plural, one {# guest} other {# guests}}',
    members: '{members, plural, one {# member} other {# members}}',
    openScanner: 'Open scanner',
    onlyEditors: 'Only editors can open this part',
    onlyEditorsText: 'You can see Tonight, Guests and Results. An owner of the team can change your role.',

    occasion: 'Occasion',
    occasionIs: 'Occasion:',
    allOccasions: 'All occasions',
    changeOccasions: 'Add or change occasions',
    addOccasion: 'Add an occasion',
    ended: 'ended {moment}',
  },

  /** The home of one list: its troubles, the sync, and the system that can be disabled. */
  list: {
    loading: 'Loading the list...',
    loadFailed: 'Failed to load list data',
    notFound: 'List not found',
    nothingToRead: 'This list has no codes yet. Figures appear once it has.',
    notFoundText:
      'It may have been deleted in Mailchimp, or belong to someone else. Choose Sync Lists on the dashboard to see your lists.',
    back: 'Back to dashboard',
    gone: 'This list is no longer in Mailchimp',
    goneText: 'Its codes and scans are safe here. Listpass checks every 10 minutes whether the list is back.',
    needsReconnect: 'The Mailchimp account of this list needs reconnecting',
    needsReconnectText:
      'Mailchimp no longer gives Listpass access. Reconnect the account on the dashboard to keep the list up to date.',
    accountInactive: 'The Mailchimp account of this list is inactive',
    accountInactiveText: 'You can’t scan this list until you switch the account on, with Edit on the dashboard.',

    /** The button that folds a card of the settings, for screen readers. */
    unfold: 'Show “{title}”',
    fold: 'Hide “{title}”',

    guessable: {
      title: '{codes, plural, one {# code could be guessed} other {# codes could be guessed}}',
      text: 'An earlier tool made these codes, perhaps by counting up. Until you replace them, phones without a connection show no names for them.',
      renew: 'Make new codes',
      renewing: 'Making new codes...',
      question:
        '{contacts, plural, one {# contact gets a new code. Emails you have already sent show the old codes, and your doors will refuse those. Send the new codes before your event.} other {# contacts get new codes. Emails you have already sent show the old codes, and your doors will refuse those. Send the new codes before your event.}}',
      renewed: 'New codes made. Mailchimp gets them within a minute.',
      failed: 'The new codes couldn’t be made',
    },

    sync: 'Sync QR Codes from Mailchimp',
    syncQuestion: 'This compares every contact with Mailchimp and repairs differences. No code changes. Continue?',
    syncConfirm: 'Start sync',
    syncStarting: 'Starting...',
    syncFailed: 'Failed to sync QR codes from Mailchimp',

    complete: 'QR Code System Complete',
    completeText: '5 of 5 steps are done. New contacts get a code automatically.',

    disableTitle: 'Disable System',
    disableText:
      'Removes the three QR fields and the webhook from this list in Mailchimp. Codes and scans stay in Listpass. If you enable the system again, everyone gets the same code back.',
    disable: 'Disable System',
    disableQuestion:
      'This will disable the QR code system and delete all QR code fields from this list. This action cannot be undone. Continue?',
    disableShared: 'Another organiser uses this list too',
    disableSharedText:
      'You share the same three QR fields. Deleting them affects both of you: their emails no longer show a code.',
    disabling: 'Disabling...',
    disableFailed: 'Failed to disable QR code system',
    disabled: 'QR code system disabled',
    fieldNotDeleted: 'Failed to delete QR code field',
    partial: 'Only some of the QR fields are left in this list',
    left: 'Still in Mailchimp: {tags}. Remove the rest, or create the missing fields again.',
    disableRest: 'Disable the rest',
    enableAgain: 'Create missing fields',

    usageTitle: 'Put the code into a campaign',
    usageText:
      'Paste this into a Code block of your campaign. Mailchimp replaces the merge tag with each contact’s own code.',
    usageExample: 'For example, {name} gets this picture:',
    fieldsFailed: 'Failed to load QR codes',
    usageLocked: 'Create the fields first. Then the HTML for your campaigns appears here.',
    toSetup: 'Go to the setup',
    previewTitle: 'What your guest sees',
    usageTips: [
      'Show the picture 200 pixels wide, never below 120, on white.',
      'Test with a real contact. Mailchimp’s test emails have no contact, so their picture says SAMPLE.',
    ],

    contactsLoading: 'Loading contacts...',
    contactsFailed: 'The contacts couldn’t be loaded',

    /** A device by its browser and system. */
    device: {
      on: '{browser} on {system}',
      unknown: 'Unknown device',
    },
  },

  /** Two teams that have set up the same Mailchimp audience. */
  sharing: {
    others: 'Another team uses this Mailchimp audience too',
    othersText:
      'Each of you counts check-ins separately, so one code lets a guest in once at your doors and once at theirs. To count together, ask their owner to invite you: under Team, with “Invite a person”.',
  },

  /** A check of a list: missing codes, and what does not match Mailchimp. */
  status: {
    title: 'Check List Status',
    text: 'Checks Mailchimp for missing codes and anything that doesn’t match Listpass.',
    check: 'Check List Status',
    checkAgain: 'Check again',
    checking: 'Checking...',
    failed: 'Failed to check list status',
    checked: 'List status checked successfully',
    checkedAt: 'Checked at {time}',

    coverageOf:
      '{total, plural, one {{covered, number} of # member has a QR code} other {{covered, number} of # members have a QR code}}',
    coverage: '{percent, number}% coverage',
    all: 'All members have QR codes',
    empty: 'This list has no members yet.',
    noFields: 'Some QR fields are missing in Mailchimp',
    noFieldsText: 'Your campaigns can’t show codes without them. Step 1 creates the missing ones.',
    missing: '{members, plural, one {# member has no QR code} other {# members have no QR code}}',
    generateMissing: 'Generate Missing QR Codes',
    generateQuestion:
      '{members, plural, one {This will generate QR codes for the # member of this list who has none. Continue?} other {This will generate QR codes for the # members of this list who have none. Continue?}}',
    generating: 'Starting...',
    generateFailed: 'Failed to generate missing QR codes',

    inStep: 'Mailchimp and Listpass match.',
    drift: '{contacts, plural, one {# contact differs from Mailchimp} other {# contacts differ from Mailchimp}}',
    driftText: 'Sync compares every contact and repairs the differences.',
    sync: 'Sync',
    which: 'Show differences',
    whichFirst: 'Show differences (the first {shown, number})',
    ours: 'Listpass',
    mailchimp: 'Mailchimp',
    fields: {
      code: 'Code',
      max: 'Scans allowed',
      scans: 'Scans so far',
    },
    nothing: 'Nothing',
    pending:
      '{changes, plural, one {# change is on the way to Mailchimp. These don’t count as differences.} other {# changes are on the way to Mailchimp. These don’t count as differences.}}',
    refused:
      '{contacts, plural, one {# contact can’t be saved: Mailchimp rejects them} other {# contacts can’t be saved: Mailchimp rejects them}}',
    othersUnaffected: 'The other contacts aren’t affected.',
    unreadableList: 'Which contacts these are',
    refusedText: 'They aren’t in the numbers above. Listpass keeps a code for each, but your campaigns can’t show it.',
    refusedList: 'Rejected contacts, and why',
    refusedFirst: 'Rejected contacts, and why (the first {shown, number})',
    refusedPeople: 'Contacts that Mailchimp rejects',
    lostRuleFields: 'Your rules use fields that this list no longer has: {tags}',
    lostRuleFieldsText: 'These rules change nothing. Edit them, or create the fields again in Mailchimp.',
    publicFields: 'Contacts can change this themselves: {tags}',
    publicFieldsText:
      'This field is visible in Mailchimp, so people see it in their profile. Hide it there, under Audience fields.',
  },

  /** The five steps of the setup. */
  steps: {
    title: 'Setup',
    done: 'Done',
    showStep: 'Show step {step, number}',
    hideStep: 'Hide step {step, number}',
    lockedByFields: 'Complete step 1 first',
    lockedByValues: 'Complete step 2 first',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving...',

    fields: {
      title: 'Create QR Fields',
      text: 'Adds three fields to the list in Mailchimp: the code, how many scans it allows, and how many it has had.',
      done: 'The list has its fields in Mailchimp:',
      doneAlone: 'The list has its fields in Mailchimp.',
      some: 'The list has only some of its three QR fields in Mailchimp:',
      someText: 'Listpass can’t update the list until all three are back. Your codes and scans are safe here.',
      create: 'Create QR Fields',
      createMissing: 'Create missing fields',
      creating: 'Creating...',
      failed: 'Failed to create QR code system',
      created: 'QR code fields created successfully',
      setupTitle: 'Setup QR Code System',
      setupText:
        'Listpass adds three fields to this list in Mailchimp. Your contacts don’t see them, and nothing else changes.',
      setupFields: [
        {
          name: 'QR code',
          text: 'Each contact’s personal code of 24 characters, for your campaigns.',
        },
        {
          name: 'QR scans allowed',
          text: 'How often the code lets in: once, unless you change it.',
        },
        {
          name: 'QR scans so far',
          text: 'Counted at the door. It starts at 0.',
        },
      ],
      setupAfter: 'Your contacts don’t change yet. Step 2 fills in the codes.',
    },

    values: {
      title: 'Fill fields with values',
      text: 'Gives every contact a personal code. Existing codes stay the same.',
      done: 'Every contact has a code.',
      byWebhook: 'New contacts get one automatically.',
      byHand: 'New contacts get one when you generate again, or automatically after step 3.',
      generate: 'Generate QR codes',
      again: 'Generate for new contacts',
      starting: 'Starting...',
      askTitle: 'Generate QR codes',
      ask: 'This will generate QR codes for all existing contacts in this list. Continue?',
      failed: 'Failed to generate QR codes',
    },

    webhook: {
      title: 'Setup Webhook',
      text: 'Mailchimp notifies Listpass of new and changed contacts, so they get their code within seconds.',
      loading: 'Loading the webhook...',
      loadFailed: 'The webhook couldn’t be loaded',
      setUp: 'Setup Webhook',
      settingUp: 'Setting up...',
      failed: 'Failed to setup webhook',
      done: 'Webhook set up successfully',
      offer: 'Without a webhook, Listpass checks Mailchimp for changes. New contacts get their code within 10 minutes.',
      poll: 'Check every 10 minutes instead',
      byWebhook: 'Mailchimp notifies Listpass of every change.',
      byPolling: 'Listpass checks Mailchimp for changes. New contacts get their code within 10 minutes.',
      details: 'Details',
      url: 'Webhook URL',
      code: 'Protection code',
      copyUrl: 'Copy URL',
      copyCode: 'Copy code',
      mode: 'Mode',
      modes: {
        webhook: 'Webhook',
        polling: 'Polling',
      },
      heard: 'Last heard',
      neverHeard: 'Not yet',
      tryAgain: 'Try the webhook again',
      again: 'Set up again',
    },

    display: {
      title: 'Configure Display Field',
      text: 'Choose what the door shows when a code is scanned.',
      shows: 'Shows the field',
      showsName: 'Shows the name, or the email if there is no name.',
      configure: 'Configure Display Field',
      label: 'Display field',
      hint: 'For example the company, the table or the ticket type.',
      nameOrEmail: 'Name or email',
      loading: 'Loading the fields of the list...',
      loadFailed: 'Failed to load available fields',
      failed: 'Failed to update display field',
      updated: 'Display field updated successfully',
      gone: '{tag} (no longer in the list)',
    },

    names: {
      choose: 'Choose name fields',
      are: 'Names are in: {tags}',
      none: 'No field of the list holds names. Names that doors enter stay in Listpass.',
      ask: 'Which fields hold the names?',
      askText: 'Listpass is not sure. Until you choose, names that doors enter stay in Listpass.',
      first: 'First name',
      firstHint: 'Or all of the name, if one field holds it.',
      last: 'Last name',
      lastHint: 'Leave it empty if one field holds all of the name.',
      noField: 'No field',
      saved: 'Name fields saved. Listpass reads the names again.',
      failed: 'Failed to save the name fields',
    },
  },

  /** How the tags of guests who came differ in Mailchimp. A name may contain `#`, so it is not in the forms. */
  tagCheck: {
    failed: 'Failed to check the tags of guests who came',
    lacking: '{guests, plural, one {# guest who came lacks} other {# guests who came lack}} the tag “{name}”',
    untagged:
      '{guests, plural, one {# guest still has} other {# guests still have}} the tag “{name}”, and their scan was undone',
    again: 'Listpass is correcting this. Check again in a minute.',
    byHand: '{guests, plural, one {# guest has} other {# guests have}} the tag “{name}” and did not come',
    byHandText: 'Someone gave them the tag in Mailchimp. Listpass leaves it as it is.',
    notWhole: 'Mailchimp did not show everyone with the tag “{name}”',
    notWholeText: 'Guests who lack it may be missing here. Please check again later.',
  },

  /** Rules that change a field of a contact who is let in. */
  rules: {
    title: 'Add Logic',
    text: 'Change a contact’s field when they are let in: for a thank-you campaign, a group, a table.',
    configure: 'Configure Logic Rules',
    rule: 'Rule {place, number}',
    /** The values are `value` or `unset`. */
    sentence: 'If {ifField} is {ifValue}, {thenField} becomes {thenValue}.',
    value: '“{value}”',
    unset: 'not set',
    moreRules: 'and {more, number} more',
    unsaved: 'You have unsaved changes.',
    /** `value` is `value` or `unset`. */
    notTaken: 'Mailchimp doesn’t take {value} for {field}',
    countedWithout:
      '{guests, plural, one {Listpass counted # guest without it, and tries again when the fields change in Mailchimp.} other {Listpass counted # guests without it, and tries again when the fields change in Mailchimp.}}',

    intro: 'After each check-in, the rules run in this order. Each rule sees the changes of the rules before it.',
    ifField: 'If field',
    ifValue: 'If value',
    thenField: 'Then field',
    thenValue: 'Then value',
    notSet: 'Not set',
    choose: 'Choose a field',
    email: 'Email address (EMAIL)',
    goneField: '{tag} (no longer in the list)',
    goneChoice: '{value} (no longer a choice)',
    moveUp: 'Move rule {place, number} up',
    moveDown: 'Move rule {place, number} down',
    remove: 'Remove rule {place, number}',
    moved: 'Rule {from, number} is now rule {to, number}.',
    removed: 'Rule {place, number} removed.',
    none: 'No rules yet. Scans are counted, and no other field changes.',
    add: 'Add rule',
    full: 'A list can have at most {limit, number} rules.',

    preview: 'Preview',
    previewing: 'Counting...',
    previewFailed: 'The preview couldn’t be shown',
    matches:
      '{all, plural, one {Matches {matching, number} of # contact now.} other {Matches {matching, number} of # contacts now.}}',
    previewed: 'Each rule shows how many contacts match it now.',

    cancel: 'Cancel',
    save: 'Save rules',
    saving: 'Saving...',
    loading: 'Loading the fields of the list...',
    loadFailed: 'Failed to load available fields',
    failed: 'Failed to update logic rules',
    updated: 'Logic rules updated successfully',
  },
} as const
