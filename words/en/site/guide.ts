/** The frame of the guide, around its pages. */
export const guide = {
  contents: 'Pages of the guide',
  sections: 'On this page',
  api: 'The API, for programs',
  turn: 'Next and previous page',
  previous: 'Previous',
  next: 'Next',
  /** Leads to the first page of the guide, which is in English. */
  first: 'The guide for organisers (in English)',
  /** After a link to such a page. */
  inEnglish: '(in English)',
}
