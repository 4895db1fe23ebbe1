/** Scanner links and their sessions. */
export const doors = {
  link_ended: 'This scanner link has ended. Ask the organiser for a new one.',
}
