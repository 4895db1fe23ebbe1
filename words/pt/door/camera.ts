import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** The camera, its controls, and photos of codes. */
export const camera = {
  allow: 'Permitir acesso à câmera',
  starting: 'Ligando a câmera...',
  cameraHint: 'O navegador vai pedir acesso à câmera. A imagem fica neste aparelho.',
  video: 'Imagem da câmera',
  overlay: 'ERRO!',
  brokenReader: 'Esta página não consegue ler códigos agora.',
  brokenReaderHelp: 'Uma parte dela não carregou. Recarregue a página ou digite os códigos.',
  reload: 'Recarregar',
  aim: 'Aponte a câmera para um código.',

  choose: 'Câmera',
  unnamed: (number: number) => `Câmera ${n(number)}`,
  zoom: 'Zoom',
  zoomNow: (value: number) => count(Math.round(value * 10) / 10, { one: '# vez', other: '# vezes' }),
  isBlack:
    'A imagem está preta. Descubra a lente ou acenda uma luz. Se continuar preta, feche o navegador e abra esta página de novo.',

  isDark: 'Está escuro. Acenda a luz para ler códigos em papel.',
  thisOne: 'Este aqui',

  hints: {
    two: 'Mostre um código por vez',
    nearest: 'Vale o mais próximo do centro.',
    outside: 'Mantenha o código entre os cantos',
  },

  inApp: (app: string) => `Você abriu esta página dentro do app ${app}, onde a câmera costuma falhar.`,
  inAnApp: 'Você abriu esta página dentro de um app, onde a câmera costuma falhar.',
  inAppHelp: 'Copie o endereço e abra no Safari, Chrome ou Firefox.',
  copyAddress: 'Copiar endereço',

  photo: 'Ler foto de um código',
  photoHint: 'Use isto se a câmera não mostrar imagem ou se você recebeu uma foto do código.',
  photoReading: 'Lendo a foto...',
  photoEmpty: 'Nenhum código nesta foto. Chegue mais perto, use mais luz e não se mexa.',
  photoTwo: 'Esta foto mostra dois códigos. Fotografe só um.',

  /** Why there is no picture, and the one thing to do about it. */
  problems: {
    denied: {
      title: 'O acesso à câmera não foi permitido.',
      help: 'Permita o acesso à câmera para este site na barra de endereço ou nas configurações do navegador. Depois toque no botão de novo.',
    },
    dismissed: {
      title: 'O pedido de acesso à câmera foi fechado.',
      help: 'Toque no botão de novo e escolha “Permitir” quando o navegador perguntar.',
    },
    forbidden: {
      title: 'Este aparelho não deixa o navegador usar a câmera.',
      help: 'Nas configurações do aparelho, permita que o navegador use a câmera. Depois toque no botão de novo.',
    },
    missing: {
      title: 'Nenhuma câmera encontrada.',
      help: 'Conecte uma câmera ou abra esta página em um celular.',
    },
    vanished: {
      title: 'A câmera foi desconectada.',
      help: 'Conecte-a de novo e ela liga automaticamente. Ou toque no botão para usar outra.',
    },
    busy: {
      title: 'Outro programa está usando a câmera.',
      help: 'Feche o programa ou a aba que usa a câmera e toque no botão de novo.',
    },
    insecure: { title: 'A câmera precisa de uma conexão segura.', help: 'Abra esta página no endereço https.' },
    unsupported: {
      title: 'Este navegador não consegue usar a câmera.',
      help: 'Abra esta página no navegador do celular, como Chrome ou Safari.',
    },
    stalled: { title: 'A câmera não mostra imagem.', help: 'Feche o navegador e abra esta página de novo.' },
    unknown: {
      title: 'A câmera não ligou.',
      help: 'Toque no botão de novo. Se não ajudar, recarregue a página.',
    },
  },
} satisfies DoorWords['camera']
