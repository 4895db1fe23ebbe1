import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The notifications of a member while doors are open, and the VIPs of the list. */
export const notifying = {
  title: 'Notificações',
  loading: 'Carregando suas notificações...',
  text: 'O que você quer saber enquanto as portas estão abertas. Vale só para você: os outros membros fazem a própria escolha.',
  off: 'Desativadas',
  on: (on: number, of: number) => `Ativadas: ${n(on)} de ${n(of)}`,
  loadFailed: 'Não foi possível carregar suas notificações',
  failed: 'Não foi possível alterar suas notificações',
  kinds: {
    vip_arrived: { name: 'Um VIP chega', hint: 'Avisa uma vez quando um VIP entra em uma ocasião.' },
    nearly_full: {
      name: 'Uma ocasião está quase lotada',
      hint: 'Avisa aos 90% da lotação, e de novo depois de cair abaixo de 80%.',
    },
    door_silent: {
      name: 'Uma porta está sem sinal',
      hint: 'Avisa quando a porta de um link do scanner não dá sinal há 5 minutos enquanto a ocasião dela está aberta.',
    },
  },
  in_page: 'Na página',
  by_mail: 'Por e-mail',
  mailText: 'Você recebe no máximo um e-mail de cada tipo a cada 15 minutos.',
  vips: 'VIPs',
  noVips: 'Ninguém é VIP desta lista ainda.',
  whoIsVip: 'Quem é VIP?',
  noOne: 'Ninguém',
  readAt: (when: string) => `Atualização: ${when}.`,
  change: 'Alterar VIPs',
  dialogTitle: 'VIPs desta lista',
  dialogText:
    'Escolha uma condição. Quando entra um convidado que a atende, os membros que querem saber recebem um aviso.',
  save: 'Salvar VIPs',
  saving: 'Salvando...',
  saveFailed: 'Não foi possível alterar os VIPs',
  cancel: 'Cancelar',
} satisfies ManagerWords['notifying']
