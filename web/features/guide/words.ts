export const words = {
  contents: 'Pages of the guide',
  sections: 'On this page',
  turn: 'Next and previous page',
  previous: 'Previous',
  next: 'Next',
}
