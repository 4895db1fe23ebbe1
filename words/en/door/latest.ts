/** The list of latest scans. */
export const latest = {
  latest: 'Latest scans',
  noScans: 'Nothing scanned yet.',
  scanned: 'Scanned:',
  unnamed: 'Contact without a name',
  ways: {
    camera: '',
    reader: 'by reader',
    typed: 'typed',
    photo: 'from a photo',
    name: 'by name',
    added: 'added here',
  },
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name}`,
}
