import type { AppWords } from '../../en/app/index.ts'

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
} satisfies AppWords['frame']
