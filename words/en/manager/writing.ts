/** A test of a draft, and a draft that Listpass makes. */
export const writing = {
  testLoading: 'Looking up your email...',
  testFailed: 'The test couldn’t be sent',
  testText:
    'Mailchimp sends a test to you alone. A test belongs to no contact: its tags stay empty or as they are, so the picture says SAMPLE. Your guests get their own code.',
  testTo: 'Send it to',
  testSend: 'Send the test',
  testSending: 'Sending...',
  testSent: (email: string) => `Mailchimp is sending a test to ${email}`,
  testSentText: 'Look at the words and the layout. To try a real code, choose “See it as each guest gets it”.',

  makeText:
    'Mailchimp gets a small invitation to this whole list, with the times and places of your occasions. It stays a draft: change its words there, and send it when you like.',
  makeName: 'Name of the draft',
  makeDefault: (list: string) => `Invitation: ${list}`,
  make: 'Make the draft',
  making: 'Making the draft...',
  makeFailed: 'The draft couldn’t be made',
  made: 'The draft is in Mailchimp',
}
