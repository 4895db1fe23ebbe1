/** Links of a page to which another site sends people back. */
export const http = {
  go_to_sign_in: 'Sign in',
  go_to_dashboard: 'Go to the dashboard',
  go_to_connecting: 'Connect an account',
  ways_on: 'Ways on',
}
