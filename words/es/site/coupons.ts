import type { SiteWords } from '../../en/site/index.ts'

/** The page for coupons. */
export const coupons = {
  title: 'Cupones QR con seguimiento para Mailchimp – Listpass',
  headline: ['Un cupón por persona.', 'Un solo uso.'],
  lead: 'Un código de descuento que cualquiera puede copiar no te dice nada. Dale a cada contacto de Mailchimp un cupón personal, escanéalo en el mostrador y mira en tu lista quién lo ha usado.',
  start: 'Empezar gratis',
  promise: 'Sin tarjeta.',

  couponShop: 'La panadería de la esquina',
  couponOffer: '20 %',
  couponText: 'en tu próximo pedido',
  couponName: 'Para Jonas Weber',
  couponRule: 'Válido una vez',

  tellsTitle: 'Un escaneo te dice tres cosas',
  tells: [
    ['Quién', 'El contacto que hay detrás del cupón, por su nombre o por cualquier otro campo de tu lista.'],
    ['Si se ha usado', 'Usado o no. Si ya lo está, el personal ve cuándo y dónde.'],
    ['Cuántas veces', 'Un número para cada contacto, de vuelta en Mailchimp en segundos, con el que crear segmentos.'],
  ],

  limitsTitle: 'Las veces que tú digas',
  limitsText: 'Cada contacto tiene su propio máximo. Cámbialo en Mailchimp, y el escáner se adapta.',
  limits: [
    ['1', 'Una vez', 'Así es si no lo cambias. Un segundo escaneo se rechaza, con la hora del primero.'],
    ['5', 'Cinco veces', 'Una tarjeta de sellos sin la tarjeta: escaneo 1 de 5, 2 de 5, y así hasta el último.'],
    ['0', 'Ya no', 'Bloqueado. El correo sigue por ahí, pero su cupón ya no funciona.'],
  ],
  limitsUnit: 'máximo',

  rulesTitle: 'Un escaneo puede cambiar tu lista',
  rulesText:
    'Añade una regla, y un escaneo aceptado cambia otro campo de ese contacto. Úsalo en tu próxima campaña: escribe de forma distinta a quienes compran por primera vez y a los clientes habituales. Una vista previa muestra a cuántos contactos se aplica una regla.',
  rule: [
    ['Si', 'STAGE', 'es', 'invited'],
    ['entonces', 'STAGE', 'pasa a ser', 'customer'],
  ],
  rulesAlt:
    'Las reglas de una lista en Listpass: si STAGE es invited, pasa a ser customer, y a cuántos contactos se aplica ahora.',

  notTitle: 'Lo que no es',
  nots: [
    ['No es una caja registradora', 'No calcula el descuento. Dice si el cupón es válido y de quién es.'],
    [
      'No es para tiendas online',
      'Una persona escanea los códigos con un móvil, en el mostrador. La página de pago de una tienda no puede usarlos.',
    ],
    ['No es otra herramienta de correo', 'Escribes y envías en Mailchimp, como antes. Solo añades una imagen.'],
  ],
  closing: 'La próxima campaña puede saber quién vino',
} satisfies SiteWords['coupons']
