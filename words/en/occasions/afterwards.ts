/** The results of an occasion. */
export const afterwards = {
  inside: 'People inside',
  insideLoading: 'Loading the numbers...',
  insideFailed: 'The numbers couldn’t be loaded',
  insideChart: 'People inside over time',
  time: 'Time',
  arrivals: 'When guests came',
  arrivalsText: {
    over: 'Share of all that came, by time from the opening.',
    open: 'Guests that had come, by time from the opening.',
  },
  arrivalsLoading: 'Loading the arrivals...',
  arrivalsFailed: 'The arrivals couldn’t be loaded',
  arrivalsChart: 'Arrivals beside earlier occasions',
  after: 'Hours from the opening',
  asTable: 'As a table',
  missing: { over: 'Guests that did not come', open: 'Guests that are not in yet' },
  missingLoading: 'Loading the guests...',
  missingFailed: 'The guests couldn’t be loaded',
  noneMissing: 'Everyone invited has come.',
  more: 'Show More Guests',
  columns: { name: 'Guest', email: 'Email' },
}
