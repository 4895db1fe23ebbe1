/** The frame of every screen: the bar, the wait for a screen, its failure. */
export const site = {
  /** The frame of every screen: the bar, the wait for a screen, its failure. */
  frame: {
    brandHome: 'Listpass, home',
    mainMenu: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skip: 'Skip to content',
    scanner: 'Scanner',
    checking: 'Checking authentication...',
    loading: 'Loading...',
    faultTitle: 'This page couldn’t be shown',
    faultText:
      'Something went wrong, or part of the page didn’t load. Nothing you saved is lost. Reload the page to try again.',
    reload: 'Reload page',
    logIn: 'Sign in',
    register: 'Create account',
    notFound: {
      title: 'Page not found',
      text: 'There is no page at this address. The link may be old, or a letter may be missing.',
      home: 'Back to start',
    },
  },
} as const
