/** A team that has moved, or that asks for a second step. */
export const locked = {
  movedTitle: 'This team has moved',
  movedText: (team: string, place: string) =>
    `“${team}” is at ${place} now. Sign in there with the same email and password. Doors that are open go on by themselves.`,
  movedGo: 'Go to the new place',
  lockedTitle: 'A second step is needed',
  lockedText: (team: string) =>
    `The team “${team}” asks for more than a password. Add a passkey or an authenticator app to go on.`,
  lockedPasskey: 'Add a passkey',
  lockedApp: 'Set up an app',
  lockedHas: 'You have one already? Choose Logout in the menu with your name, and sign in with it.',
}
