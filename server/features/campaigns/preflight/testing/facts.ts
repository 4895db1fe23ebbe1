import type { MailFacts } from '../facts.ts'

/** A list whose code field is QRCODE, at https://pass.example. */
export const facts: MailFacts = {
  publicUrl: 'https://pass.example',
  formerUrls: ['https://old.example'],
  isTrial: false,
  tag: 'QRCODE',
  aliases: ['MERGE5'],
  otherTags: ['EMAIL', 'FNAME', 'LNAME', 'QRMAX', 'QRSCANS', 'TABLE', 'COMPANY', 'JOINED'],
  tagsElsewhere: new Map([['CLUBQR', 'Club members']]),
  guests: [
    { values: { QRCODE: 'yes', FNAME: 'Anna', TABLE: '1', COMPANY: 'Harbour', JOINED: '2026-07-04' }, count: 12 },
    { values: { QRCODE: 'yes', FNAME: 'Ben', TABLE: '2', COMPANY: '', JOINED: '2026-01-20' }, count: 20 },
    { values: { QRCODE: 'yes', FNAME: '', TABLE: '', COMPANY: '', JOINED: '' }, count: 7 },
  ],
}

export const plainText = 'Hello *|FNAME|*,\n\nyour code: *|QRCODE|*\n\n*|UNSUB|*'
