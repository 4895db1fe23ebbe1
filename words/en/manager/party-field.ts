/** The number field that says how many come in with a code. */
export const partyField = {
  title: 'Size of a party',
  byHand: 'Scans allowed of each guest',
  byField: (tag: string) => `The number in ${tag}`,
  edit: 'Choose a Field',
  dialogTitle: 'Size of a Party',
  text: 'A number field of the list can say how many come in with a code. Its number becomes Scans allowed. Listpass never changes the field. Guests without a number keep what they have.',
  field: 'Field',
  none: 'No field',
  gone: (tag: string) => `${tag} (gone from Mailchimp)`,
  loadingFields: 'Loading the fields of the list...',
  fieldsFailed: 'Failed to load the fields of the list',
  failed: 'The size of parties could not be saved.',
  saved: 'The size of parties was saved.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
}
