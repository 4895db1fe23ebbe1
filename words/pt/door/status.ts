import type { DoorWords } from '../../en/door/index.ts'

/** The scanner’s internal state, which an organiser sees. */
export const status = {
  title: 'Estado do scanner',
  camera: 'Estado da câmera',
  cameras: 'Câmeras',
  stream: 'Transmissão',
  frames: 'Quadros processados',
  list: 'ID da lista',
  slug: 'Slug',
  raw: 'Últimos dados brutos',
  code: 'Código extraído',
  answer: 'Última resposta da API',
  choose: 'Trocar câmera',
  none: 'Nenhum',
  copy: 'Copiar relatório',
  copyHint: 'Para o suporte: versões, câmera, horários e leituras a enviar. Não contém códigos nem nomes.',
  unnamedCamera: (number: number) => `Câmera ${number}`,
  idle: 'Em espera',
  starting: 'Ligando',
  running: 'Câmera ativa',
  error: (text: string) => `Erro da câmera: ${text}`,
} satisfies DoorWords['status']
