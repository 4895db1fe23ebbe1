import { n } from '../format.ts'

/** Calls that are declined before a feature looks at them, and faults. */
export const http = {
  bad_address: 'The address could not be read.',
  wrong_length: 'The request is not as long as it says.',
  no_host: 'The request names no host.',
  not_json: 'The request could not be read as JSON.',
  request_late: 'The request took too long to arrive.',
  request_too_large: 'The request is too large.',
  address_too_long: 'The address is too long.',
  json_needed: 'Please send JSON, with the header Content-Type: application/json.',
  expect_unknown: 'Please send the request without the header Expect.',
  headers_too_large: 'The headers of the request are too large.',
  unreadable: 'The request could not be read.',
  too_deep: ({ most }: { most: number }) => `The request is nested too deeply. At most ${n(most)} levels are allowed.`,
  control_characters: 'Please leave out control characters.',
  /** The first message under a field. The contract writes it, in English. */
  wrong_fields: ({ first }: { first: string }) => first,
  unknown_field: 'This field is unknown.',
  wrong_form: 'This value is missing or has the wrong form.',
  not_found: 'Not found.',
  picture_only_shown: 'A picture can only be looked at.',
  web_not_built: 'The web app is not built. Run: npm run build',
  sign_in: 'Please sign in.',
  other_site: ({ address }: { address: string }) =>
    `This request did not come from Listpass. Please open ${address} and try again.`,
  busy: 'Listpass is very busy right now. Please try again in a moment.',
  too_many_at_once: 'Too many calls at once. Please try again in a moment.',
  turns_taken: 'Listpass is busy. Please try again in a moment.',
  two_downloads: 'You are already downloading two files. Please wait until one is finished.',
  too_many_downloads: 'Too many downloads right now. Please try again in a moment.',
  too_many_doors: 'Too many doors are connected right now. Please try again in a moment.',
  disk_full: 'Listpass has no room left on its disk. Scans cannot be counted until the person who runs it makes room.',
  restarting: 'Listpass is restarting. Please try again in a moment.',
  locked: 'Something else is changing this right now. Please try again in a moment.',
  fault: 'Something went wrong. Please try again.',
  team_left: ({ address }: { address: string }) =>
    `This team is moving to ${address}, or is there already. Please go on there.`,
  team_left_silent: ({ address }: { address: string }) =>
    `This team has moved to ${address}, and Listpass does not answer there at the moment.`,
}
