import type { ProductWords } from '../../en/product/index.ts'

/** The preview of an email with a code. Its words are an example. */
export const email = {
  previewWidth: 'Pantalla',
  previewLook: 'Tema',
  choices: { phone: 'Teléfono', desktop: 'Ordenador', light: 'Claro', dark: 'Oscuro' },
  /** After the greeting, for a guest without a name. No word agrees with the guest. */
  someone: 'qué tal',
  someonesEmail: 'contacto@example.com',
  subject: 'Aquí tienes tu entrada',
  greeting: (name: string) => `Hola, ${name}`,
  closing: 'Muestra este código en la entrada, en tu teléfono o en papel.',
  example: 'Aquí solo el código es real. El texto es un ejemplo, no tu correo.',
  sampleOnly: 'Nadie de esta lista tiene código todavía, así que la imagen dice SAMPLE.',
} satisfies ProductWords['email']
