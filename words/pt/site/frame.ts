import type { SiteWords } from '../../en/site/index.ts'

/** The frame of every screen: the bar, the wait for a screen, its failure. */
export const frame = {
  brandHome: 'Listpass: início',
  mainMenu: 'Principal',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  skip: 'Pular para o conteúdo',
  scanner: 'Scanner',
  checking: 'Verificando seu acesso...',
  loading: 'Carregando...',
  faultTitle: 'Não foi possível mostrar esta página',
  faultText:
    'Algo deu errado, ou parte da página não carregou. Nada do que você salvou se perdeu. Recarregue a página para tentar de novo.',
  reload: 'Recarregar',
  logIn: 'Entrar',
  register: 'Criar conta',
  notFound: {
    title: 'Página não encontrada',
    text: 'Não há nenhuma página neste endereço. O link pode ser antigo, ou pode faltar uma letra.',
    home: 'Voltar ao início',
  },
} satisfies SiteWords['frame']
