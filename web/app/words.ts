export const words = {
  brandHome: 'Listpass, home',
  mainMenu: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skip: 'Skip to content',
  register: 'Create account',
  logIn: 'Sign in',
  dashboard: 'Dashboard',
  scanner: 'Scanner',
  account: 'Account and password',
  logOut: 'Logout',
  checking: 'Checking authentication...',
  loading: 'Loading...',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address. The link may be old, or a letter may be missing.',
  faultTitle: 'This page couldn’t be shown',
  faultText:
    'Something went wrong, or part of the page didn’t load. Nothing you saved is lost. Reload the page to try again.',
  reload: 'Reload page',
  home: 'Back to start',
}

export const footer = {
  promise: 'Your list, at the door. Free, no card needed.',
  write: 'Questions and ideas:',
  menu: 'Quick links',
  home: 'Home',
  guestList: 'Guest lists',
  coupons: 'QR coupons',
  logIn: 'Sign in',
  register: 'Create account',
}
