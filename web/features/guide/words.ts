export const words = {
  contents: 'Pages of the guide',
  sections: 'On this page',
  api: 'The API, for programs',
  turn: 'Next and previous page',
  previous: 'Previous',
  next: 'Next',
}
