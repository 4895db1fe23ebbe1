/** What a guest answered, by the tags of Mailchimp's fields. */
export type Answers = Readonly<Record<string, string>>
