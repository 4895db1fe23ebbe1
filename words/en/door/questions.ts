/** The questions that a door asks guests. */
export const questions = {
  before: 'Before the guest comes in',
  after: 'Please ask the guest',
  save: 'Save',
  goOn: 'Next',
  skip: 'Skip',
  notNow: 'Don’t let in',
  required: 'Please answer this.',
  number: 'Please enter a number.',
  failed: 'The answers couldn’t be saved. Please try again.',
}
