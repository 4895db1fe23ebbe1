/** The sentences of the page of a code. */
export const en = {
  title: 'Your code',
  show: 'Show this at the entrance',
  brightness: 'Turn your screen’s brightness up',
  picture: (code: string) => `QR code ${code}`,
  when: 'When',
  where: 'Where',
  guest: 'Guest',
  admits: 'Admits',
  others: 'This code is also good for',
  calendar: 'Add to calendar',
  saved: 'Works without a connection once opened',
  taken: 'Your scanner now asks about this code. Go back to it.',
  ofDoor: 'For door staff: open your scanner link in this browser, then open this code again.',
  noPage: 'No code here',
  noPageText: 'This address has no code, or its time is over. Open the link from your latest email again.',
  noPageHelp: 'If that doesn’t help, ask the organiser.',
  inCalendar: (link: string) => `Show your code at the entrance: ${link}`,
}

export type Words = typeof en
