import type { MailFacts } from '../facts.ts'

/** A list whose code field is QRCODE, at https://pass.example. */
export const facts: MailFacts = {
  publicUrl: 'https://pass.example',
  formerUrls: ['https://old.example'],
  isTrial: false,
  tag: 'QRCODE',
  otherTags: ['FNAME', 'LNAME', 'QRMAX', 'QRSCANS', 'TABLE'],
  tagsElsewhere: new Map([['CLUBQR', 'Club members']]),
}

export const plainText = 'Hello *|FNAME|*,\n\nyour code: *|QRCODE|*\n\n*|UNSUB|*'
