const replaceIt = 'Replace it with the code block below.'

/** Findings about the content and the picture of the code, and what the organiser can do. */
export const picture = {
  unread: {
    sentence: 'Mailchimp shows no content of this draft yet, so Listpass can’t check it.',
    todo: 'Open the draft in Mailchimp, save it once, and look again.',
  },
  too_large: {
    sentence: 'This draft’s HTML is too long or too nested, so Listpass can’t check it.',
    todo: 'Make it simpler in Mailchimp, and look again.',
  },
  only_text: {
    sentence: 'This is a plain-text campaign, so guests see no picture of their code.',
    todo: 'Use a regular campaign. Door staff can also type the code that is in the text.',
  },
  picture_missing: {
    sentence: 'The email has no picture of the code.',
    todo: 'Paste the code block below into the draft.',
  },
  only_link: {
    sentence: 'The code is only in a link. Guests have nothing to show at the door.',
    todo: 'Paste the code block below into the draft. The link may stay.',
  },
  same_picture: {
    sentence: 'Every guest would get the same code.',
    todo: 'The picture was uploaded to Mailchimp, so it no longer changes for each guest. Replace it with the code block below.',
  },
  one_code: {
    sentence: 'Every guest would get the code of one guest.',
    todo: 'The address of the picture holds a code and no merge tag. Replace it with the code block below.',
  },
  picture_elsewhere: { sentence: 'Another site draws the picture. Your doors can’t read it.', todo: replaceIt },
  pasted_as_text: {
    sentence: 'Guests would see the HTML of the code and no picture.',
    todo: 'Paste the code block into a block for HTML (Code), not into a text block.',
  },
  as_background: {
    sentence: 'The code is a background picture, which many mail programs don’t show.',
    todo: replaceIt,
  },
  in_comment: {
    sentence: 'The code is inside an HTML comment, so no guest sees it.',
    todo: 'Remove the comment marks around it.',
  },
  hidden: {
    sentence: 'The picture of the code is hidden by a style.',
    todo: 'Move it to a visible place in the draft.',
  },
  in_conditional: {
    sentence: ({ condition }: { condition: string }) => `Only guests for whom ${condition} is true get the code.`,
    todo: 'Move the code outside of the condition if each guest needs it.',
  },
}
