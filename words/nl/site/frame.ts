import type { SiteWords } from '../../en/site/index.ts'

/** The frame of every screen: the bar, the wait for a screen, its failure. */
export const frame = {
  brandHome: 'Listpass, startpagina',
  mainMenu: 'Hoofdmenu',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  skip: 'Naar de inhoud',
  scanner: 'Scanner',
  checking: 'Controleren of je bent ingelogd...',
  loading: 'Laden...',
  faultTitle: 'Deze pagina kon niet worden getoond',
  faultText:
    'Er ging iets mis, of een deel van de pagina is niet geladen. Wat je hebt opgeslagen, is er nog. Herlaad de pagina om het opnieuw te proberen.',
  reload: 'Pagina herladen',
  logIn: 'Inloggen',
  register: 'Account maken',
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Op dit adres staat geen pagina. Misschien is de link oud, of ontbreekt er een letter.',
    home: 'Naar de startpagina',
  },
} satisfies SiteWords['frame']
