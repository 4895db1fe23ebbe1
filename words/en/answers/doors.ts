/** Scanner links, scans, and what doors ask of organisers. */
export const doors = {
  link_added: 'Scanner link added successfully',
  link_updated: 'Scanner link updated successfully',
  link_rotated: 'The link has a new address. The old one no longer works.',
  link_removed: 'Scanner link removed successfully',
  door_answers_kept: 'The answers were kept.',
  scan_undone: 'Undone. This entry no longer counts.',
  call_sent: 'The organiser sees your call.',
  call_answered: 'The door has your answer.',
}
