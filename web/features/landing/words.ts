export const words = {
  title: 'Listpass – your list, at the door',
  headline: ['Your list,', 'at the door.'],
  lead: 'Give every contact of your Mailchimp list a personal QR code. Send it in your next campaign, scan it with any phone, and see who came.',
  getStarted: 'Get started',
  promise: 'Free. No card needed.',

  sheetName: 'Spring supper club',
  sheetCount: '214 on the list',
  sheet: [
    ['Ada Brightwell', '19:31'],
    ['Jonas Weber', '19:38'],
    ['Mira Lindqvist', '19:42'],
    ['Ken Ito', ''],
    ['Noor Bakker', ''],
    ['Sofia Marques', ''],
  ],
  ticketNumber: 'No. 0417',
  ticketName: 'You’re on the list, Mira',
  stamp: 'Checked in',
} as const
