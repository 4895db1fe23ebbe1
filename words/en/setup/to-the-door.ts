/** From the last step of the setup to the night. */
export const toTheDoor = {
  title: 'Try a scan with your own phone now',
  text: 'See what your staff will see at the door. It takes a minute.',
  next: 'Then, before the night',
  nights: {
    title: 'Set the day and the time',
    text: 'One night, or several days with rules of their own. Guests read them beside their code.',
    go: 'Set Times',
  },
  email: {
    title: 'No email yet?',
    text: 'Listpass makes a draft in Mailchimp, with the code, the day and the place.',
    go: 'Make a Draft',
  },
  doors: {
    title: 'Make a link for each door',
    text: 'Staff open it on their own phones, without an app or an account.',
    go: 'Make Links',
  },
  sheets: {
    title: 'Print door sheets',
    text: 'One for each door: the code that opens its scanner, and what to do.',
    go: 'Print Sheets',
  },
  tonight: {
    title: 'Open Tonight',
    text: 'Follow who is in, and how your doors are doing.',
    go: 'Open Tonight',
  },
}
