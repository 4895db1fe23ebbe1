/** To a guest whom a door added. */
export const code = {
  subject: (list: string) => `Your code for ${list}`,
  added: (list: string) => `You were added at the door of ${list}. This page has your code.`,
  show: 'Show it at the door if you come again. Keep the link to yourself: everyone who has it can use the code.',
  open: 'Open your code',
  why: 'You get this one email because the door asked for your address. It subscribes you to nothing.',
}
