/** Deleting an account. */
export const privacy = {
  only_owner: ({ team }: { team: string }) =>
    `You are the only owner of the team “${team}”. Make another member an owner, or remove the members first.`,
}
