/** The lease under which one node at a time writes a list to Mailchimp. */
export function turnOfWrites(listId: string): string {
  return `${writeBack}:${listId}`
}

export const writeBack = 'write-back'
