/** How a question at the door is answered. `tick`: one box, whose answer is `tickAnswer`. */
export const askKinds = ['text', 'number', 'choice', 'tick'] as const
export type AskKind = (typeof askKinds)[number]

/** What Mailchimp gets of a ticked box: it has no field of its own for that. */
export const tickAnswer = 'Yes'
