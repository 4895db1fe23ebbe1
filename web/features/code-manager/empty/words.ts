export const words = {
  noDoors: 'No scanner links yet. Make one for each door, so you can end them one by one.',
  sampleLabel: 'North gate',
  sample: 'Example',
  sampleText:
    'Staff open it on their phone and scan. Here you see how many devices use it, and whether they are ready.',
  firstLink: 'Make the first link',
  noResultsText: 'A curve like this shows when your guests came. Try a scan with your own phone before the night.',
}
