/** The small invitation that Listpass writes into a draft. */
export const invitation = {
  /** Mailchimp fills in the name of a guest who has one. */
  hello: 'Hello *|IF:FNAME|**|FNAME|**|ELSE:|*there*|END:IF|*,',
  show: 'This is your personal code. Show it at the entrance, on your phone or on paper.',
  /** For mail programs that show no pictures, before the code. */
  showText: 'This is your personal code. Show it at the entrance:',
  alt: 'Your personal QR code – show it at the entrance',
  asText: 'Your code as text:',
  seeYou: 'See you soon!',
  unsubscribe: 'Unsubscribe',
  /** Before the address. */
  unsubscribeAt: 'Unsubscribe:',
}
