/** The preview of an email with a code. Its words are an example. */
export const email = {
  previewWidth: 'Screen',
  previewLook: 'Theme',
  choices: { phone: 'Phone', desktop: 'Desktop', light: 'Light', dark: 'Dark' },
  /** After the greeting, for a guest without a name. */
  someone: 'there',
  someonesEmail: 'contact@example.com',
  subject: 'Your ticket is here',
  greeting: (name: string) => `Hi ${name},`,
  closing: 'Show this code at the entrance, on your phone or on paper.',
  example: 'Only the code is real here. The words are an example, not your email.',
  sampleOnly: 'No one in this list has a code yet, so the picture says SAMPLE.',
}
