/** A logo as an organiser sends it: an SVG in Base64. */
export const smallLogo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#17324d" d="M0 0h8v8H0z"/></svg>',
).toString('base64')
