/** The badge of screens while Mailchimp is the sandbox. */
export const sandbox = {
  name: 'Sandbox',
  meaning: 'This Mailchimp is pretended: its people are made up, and nothing is sent.',
}
