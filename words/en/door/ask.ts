/** The question before a scan counts. */
export const ask = {
  title: 'Let in?',
  titleRefused: 'Check with the server?',
  letIn: 'Let in',
  check: 'Check',
  notNow: 'Don’t let in',
  unknown: 'Name not known yet',
  hint: 'Nothing counts until you answer.',
  asKnown: (what: string) => `According to this device: ${what}.`,
}
