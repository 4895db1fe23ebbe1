import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The organiser's name, logo and colour, as guests see them. */
export const branding = {
  title: 'Visual para convidados',
  text: 'Os convidados veem isto ao abrir o link do código, em um totem e na folha da porta.',
  plain: 'Preto',
  loading: 'Carregando seu visual...',
  failed: 'Não foi possível carregar seu visual',
  name: 'Seu nome (opcional)',
  nameHint: 'Como os convidados conhecem você, por exemplo “Eventos do Porto”.',
  place: 'Local (opcional)',
  placeHint: 'Onde acontece. Uma ocasião pode ter seu próprio local.',
  accent: 'Cor',
  accentText: 'Cor como código',
  accentHint: 'Como #17324d. Deixe vazio para usar preto.',
  onDark: 'O texto sobre ela é branco.',
  onLight: 'O texto sobre ela é preto.',
  unreadable:
    'Sobre esta cor, nem texto branco nem preto fica fácil de ler. Os convidados veem preto em vez dela. Tente uma cor mais escura ou mais clara.',
  shows: 'Mostrar o nome do convidado na página',
  showsHint:
    'Quem tiver o link de um código pode abrir a página dele e ler o nome. O nome nunca aparece para códigos de uma ferramenta anterior.',
  save: 'Salvar visual',
  saving: 'Salvando...',
  saveFailed: 'Não foi possível salvar seu visual',
  logo: 'Logotipo',
  logoHint: (mostKb: number) => `Um PNG ou SVG de no máximo ${n(mostKb)} KB. Um quadrado funciona melhor.`,
  chooseLogo: 'Escolher logotipo',
  changeLogo: 'Trocar logotipo',
  uploading: 'Verificando o logotipo...',
  removeLogo: 'Remover logotipo',
  removing: 'Removendo...',
  logoFailed: 'Não foi possível salvar o logotipo',
  removeFailed: 'Não foi possível remover o logotipo',
  logoTooLarge: (mostKb: number) => `O logotipo pode ter no máximo ${n(mostKb)} KB.`,
  preview: 'Prévia da página que os convidados abrem',
  previewTime: 'Sábado, 28 de novembro, 19:00',
  previewShow: 'Mostre isto na entrada',
  previewGuest: 'Em nome de:',
  previewName: 'João Conceição',
} satisfies ManagerWords['branding']
