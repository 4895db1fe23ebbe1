import type { AccountWords } from '../../en/account/index.ts'
import { count } from '../format.ts'

/** The second step of signing in. */
export const secondStep = {
  title: 'Segunda etapa',
  text: 'Um código do seu celular, depois da senha',
  loading: 'Carregando...',
  loadFailed: 'Não foi possível carregar a segunda etapa',

  off: 'Desativada',
  offText: 'Com uma segunda etapa, uma senha roubada não basta para abrir sua conta.',
  offNeeds:
    'Você precisa de um app autenticador no celular, como o Google Authenticator, o 2FAS ou o do seu gerenciador de senhas.',
  setUp: 'Configurar',
  byPasskey: 'Sua equipe exige uma segunda etapa: depois da senha, é pedida sua chave de acesso.',
  byPasskeyToo:
    'Configure também um app autenticador. Com os códigos de recuperação dele, você entra mesmo se perder o aparelho.',

  on: 'Ativada',
  onSince: (date: string) => `Desde ${date}, para entrar é preciso ter sua senha e um código do app.`,
  noneLeft: 'Você não tem mais códigos de recuperação. Crie novos para poder entrar sem o celular.',
  left: (codes: number) =>
    count(codes, {
      one: 'Você ainda tem # código de recuperação. Com ele, você entra uma vez sem o celular.',
      other: 'Você ainda tem # códigos de recuperação. Com cada um, você entra uma vez sem o celular.',
    }),
  newCodes: 'Criar códigos de recuperação',
  turnOff: 'Desativar',

  passwordFirst: 'Primeiro, confirme sua senha.',
  next: 'Avançar',
  cancel: 'Cancelar',
  close: 'Fechar',
  failed: 'Não deu certo. Tente de novo.',

  scanTitle: 'Escaneie com seu app',
  scanText: 'Abra seu app autenticador, adicione uma conta e escaneie este código.',
  scanAlt: 'Código QR para seu app autenticador',
  scanLoading: 'Desenhando o código QR...',
  scanFailed: 'Não foi possível desenhar o código QR. Em vez disso, digite a chave no seu app.',
  byHand: 'Não consegue escanear? Digite esta chave no seu app:',
  copyKey: 'Copiar chave',
  codeNow: 'Código do seu app',
  codeNowHint: 'Os 6 dígitos que o app mostra agora.',
  confirm: 'Ativar',

  codesTitle: 'Seus códigos de recuperação',
  codesText:
    'Se você perder o celular, cada um destes códigos permite entrar uma vez. Guarde-os em um lugar seguro. Eles só são mostrados agora.',
  codesLabel: 'Códigos de recuperação',
  copyCodes: 'Copiar',
  downloadCodes: 'Baixar',
  fileName: 'listpass-codigos-de-recuperacao.txt',
  fileTitle: (email: string) => `Códigos de recuperação do Listpass para ${email}`,
  saved: 'Já guardei os códigos',

  newCodesText: 'Seus códigos de recuperação antigos deixam de funcionar na hora.',
  newCodesConfirm: 'Criar novos códigos',
  turnOffTitle: 'Desativar a segunda etapa',
  turnOffText: 'Depois disso, só a senha basta para abrir sua conta. Seus códigos de recuperação deixam de funcionar.',
  turnOffConfirm: 'Desativar',
  turnedOff: 'A segunda etapa está desativada.',
} satisfies AccountWords['secondStep']
