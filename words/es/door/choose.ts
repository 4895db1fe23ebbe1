import type { DoorWords } from '../../en/door/index.ts'

/** The choice of a list. */
export const choose = {
  chooseText: 'Elige la lista que se comprueba en esta puerta.',
  chooseForCode: 'Elige con qué lista se comprueba este código. Nada cuenta hasta que confirmes.',
  listPages: 'Listas, página por página',
  findList: 'Buscar una lista por su nombre',
  noneFound: 'No coincide ninguna lista.',
  listsLoading: 'Cargando tus listas...',
  listsFailed: 'No se ha podido cargar la lista',
  noLists: 'Aún no hay listas para escanear.',
  noListsText: 'Conecta primero una cuenta de Mailchimp en el panel.',
  noScannersText: 'Pide una lista a un propietario de tu equipo.',
  toDashboard: 'Volver al panel',
  otherList: 'Elegir otra lista',
} satisfies DoorWords['choose']
