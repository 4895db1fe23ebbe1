/** The three fields in Mailchimp. Their names are made once, in the language of the organiser who sets the list up. */
export const mergeFields = {
  code: { name: 'QR code', help: 'Personal code, kept by Listpass.' },
  max: { name: 'QR scans allowed', help: 'How often the code lets in. 0 blocks it.' },
  scans: { name: 'QR scans so far', help: 'Counted by Listpass at the door.' },
}

export type MergeFieldWords = typeof mergeFields
