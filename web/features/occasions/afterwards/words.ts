import { showNumber, showShare } from '../../../ui/show.ts'

export const words = {
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
  after: 'After the opening',
  minutes: (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`,
  share: (share: number) => showShare(Math.round(share * 1000), 1000),
  count: showNumber,
  asTable: 'As a table',
  missing: { over: 'Guests that did not come', open: 'Guests that are not in yet' },
  missingLoading: 'Loading the guests...',
  missingFailed: 'The guests couldn’t be loaded',
  noneMissing: 'Everyone invited has come.',
  more: 'Show More Guests',
  columns: { name: 'Guest', email: 'Email' },
}
