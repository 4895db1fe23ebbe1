import { account } from './account.ts'
import { auth } from './auth.ts'

/** Letters to guests and to organisers, and the names of our fields in Mailchimp. */
export const letters = {
  hello: 'Hello {name},',
  foot: 'Listpass sent this about your account. Please don’t reply: replies aren’t read.',
  footToGuest: 'Listpass sent this for an organiser. Please don’t reply: replies aren’t read.',
  openAddress: 'Or open this address:',

  /** Why a link does not open everywhere. */
  reach: {
    machine: 'This link only works on the computer that runs Listpass.',
    network: 'This link only works in the network that runs Listpass.',
  },

  /** To a guest whom a door added. */
  code: {
    subject: 'Your code for {list}',
    added: 'You were added at the door of {list}. This page has your code.',
    show: 'Show it at the door if you come again. Keep the link to yourself: everyone who has it can use the code.',
    open: 'Open your code',
    why: 'You get this one email because the door asked for your address. It subscribes you to nothing.',
  },

  /** An invitation to a team. */
  invitation: {
    subject: '{person} invites you to a team on Listpass',
    invites:
      '{person} invites you to the team “{team}” on Listpass, where guests of an email list are checked in by QR code.',
    tasks: auth.join.tasks,
    goodFor: 'The link works once, for {days, plural, one {# day} other {# days}}, and only for {email}.',
    join: 'Join the team',
    ignore: 'If you don’t know this person, ignore this email. Nothing happens unless you join.',
  },

  /** News from the doors. A `time` has its zone in brackets: “21:05 (Europe/Paris)”. */
  notices: {
    vipArrived: 'VIP arrived: {guest}',
    vipsArrived: '{vips, plural, one {# VIP} other {# VIPs}} arrived at {list}',
    vip: '{guest} came in at {time}: {occasion}, {door}.',

    isFull: '{occasion} is full: {inside, number} of {capacity, number}',
    nearlyFull: '{occasion} is nearly full: {inside, number} of {capacity, number}',
    full: '{occasion}: {inside, number} of {capacity, number} people were inside at {time}.',

    doorSilent: 'The door “{door}” is silent',
    doorsSilent: '{doors, plural, one {# door is} other {# doors are}} silent at {list}',
    silent: '{occasion} is open, and {door} was last heard at {time}.',
    goesOn:
      'A door without a connection goes on scanning. Its scans arrive when it is back. Please look after it, or ask its staff to open the link again.',
    ifFinished: 'If its staff have finished, there is nothing to do.',

    valueRefused: 'Mailchimp doesn’t take “{value}” for {field}',
    valuesRefused: 'Mailchimp doesn’t take {values, plural, one {# value} other {# values}} of your rules: {list}',
    value:
      'A rule sets the field {field} to “{value}”. Mailchimp doesn’t take it. Listpass counts your guests without it.',
    mendValue: 'Change the rule in Listpass, or the field in Mailchimp. Listpass then tries again.',
    /** In the place of a value that empties the field. */
    emptyValue: 'empty',

    /** In the place of a name. */
    nameless: 'A VIP without a name',
    someDoor: 'a door',

    more: 'And {notices, number} more.',
    open: 'Open {list}',
    why: 'You get this email because you chose it for the list “{list}”. At most one comes every 15 minutes.',
    switchOff: 'To switch it off, open Notifications in the list’s settings: {address}',
  },

  /** To every owner of a team that has a new one. */
  owner: {
    subject: 'Your team on Listpass has a new owner',
    isOwner: '{owner} is now an owner of your team “{team}” on Listpass.',
    may: 'An owner can do everything: change lists, invite and remove people, and delete Mailchimp accounts.',
    ifNot:
      'If you expected this, there is nothing to do. If you didn’t, take the role away under Team, and ask the other owners.',
    see: 'Open the team',
  },

  /** About the password of the reader's account. */
  password: {
    choose: 'Choose a new password',
    /** By the second factor that signing in still asks for. */
    stillNeeds: {
      totp: 'To sign in, you still need a code from your authenticator app, or a recovery code.',
      passkey: 'To sign in, you still need your passkey.',
    },
    /** What signs in beside the password, and what a reset does to it. For the screen after a reset, and for letters. */
    others: auth.otherWays,
    /** With a code that proves the email. */
    proof: {
      subject: 'Your code for Listpass',
      type: 'To confirm that this email is yours, enter this code in Listpass:',
      goodFor: 'The code works for 30 minutes.',
      ignore: 'If you didn’t ask for it, ignore this email, and give the code to no one.',
    },
    /** With a link for a new password. */
    reset: {
      subject: 'Choose a new password for Listpass',
      asked: 'We got a request for a new password for your Listpass account. If it was you, choose one now.',
      goodFor: 'The link works once, for 30 minutes.',
      ignore: 'If you didn’t ask for it, ignore this email. Your password stays as it is.',
    },
    changed: {
      subject: 'Your Listpass password was changed',
      changed: 'The password of your Listpass account was just changed. All other devices are signed out.',
      wasItYou: 'If that was you, there is nothing to do. If it wasn’t, choose a new password now:',
      reset: 'Reset your password',
    },
  },

  /** About the ways into the reader's account. */
  signIn: {
    wasItYou:
      'If that was you, there is nothing to do. If it wasn’t, choose a new password now. That signs out all devices.',
    newDevice: {
      subject: 'New sign-in to your Listpass account',
      seen: 'A browser that you hadn’t used before signed in to your account: {device}, {moment} UTC.',
      device: account.person.device,
    },
    /** By what happened to two-factor sign-in. */
    secondStep: {
      on: {
        subject: 'Two-factor sign-in to Listpass is on',
        sentence: 'Signing in to your Listpass account now needs your password and a code from your authenticator app.',
      },
      off: {
        subject: 'Two-factor sign-in to Listpass is off',
        sentence: 'Two-factor sign-in was turned off. Your password alone now signs in to your Listpass account.',
      },
      codes: {
        subject: 'Your Listpass recovery codes were replaced',
        sentence: 'New recovery codes were made for your Listpass account. The old ones no longer work.',
      },
      guesses: {
        subject: 'Someone may know your Listpass password',
        sentence:
          'Someone entered your password, and then too many wrong codes. The codes keep them out of your account.',
      },
    },
    /** By what happened to a way to sign in without the password. `undo` stands after `wasItYou`. */
    ways: {
      'passkey-added': {
        subject: 'A passkey was added to your Listpass account',
        sentence: 'A passkey was added to your Listpass account. It signs in without your password.',
        undo: 'Then remove the passkey in your account, under Passkeys.',
      },
      'passkey-removed': {
        subject: 'A passkey was removed from your Listpass account',
        sentence: 'A passkey was removed from your Listpass account. It no longer signs in.',
        undo: 'Then add your passkey again, under Passkeys in your account.',
      },
      linked: {
        subject: 'Your Listpass account has a new way to sign in',
        sentence: 'Your Listpass account was linked with {issuer}, which now signs in to it.',
        undo: 'Then remove the link in your account, under Passkeys.',
      },
      unlinked: {
        subject: 'A way to sign in was removed from your Listpass account',
        sentence: 'Your Listpass account is no longer linked with {issuer}, which no longer signs in.',
        undo: 'Then link your account again, under Passkeys.',
      },
    },
    /** In the place of an issuer that is no longer set up. */
    someIssuer: 'another account',
  },

  /** The three fields in Mailchimp. Their names are made once, in the language of the organiser who sets the list up. */
  mergeFields: {
    code: {
      name: 'QR code',
      help: 'Personal code, kept by Listpass.',
    },
    max: {
      name: 'QR scans allowed',
      help: 'How often the code lets in. 0 blocks it.',
    },
    scans: {
      name: 'QR scans so far',
      help: 'Counted by Listpass at the door.',
    },
  },
} as const
