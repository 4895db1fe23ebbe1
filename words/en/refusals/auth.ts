/** Signing in, sessions and passwords. */
export const auth = {
  too_many_attempts: 'Too many attempts. Please wait a few minutes and try again.',
}
