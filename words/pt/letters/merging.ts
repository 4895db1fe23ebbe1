import type { LetterWords } from '../../en/letters/index.ts'

/** Two teams with one Mailchimp audience, who may make one list of theirs. */
export const merging = {
  /** To the team that is asked. */
  ask: {
    subject: (list: string) => `Outra equipe pede para compartilhar a lista “${list}” com você`,
    same: (team: string, list: string) =>
      `A equipe “${team}” usa o mesmo público do Mailchimp que sua lista “${list}”. Hoje, cada equipe conta as entradas em separado.`,
    asked:
      'Ela pede para unir as duas listas em uma só. Se você aceitar, os códigos, as leituras e os links do scanner dela passam a fazer parte da sua lista.',
    see: 'Ver o pedido',
    safe: 'Nada muda sem que um proprietário da sua equipe aceite. Você também pode manter sua lista separada.',
  },
  /** To the team that asked. */
  done: {
    subject: (list: string) => `Sua lista “${list}” agora está unida à de outra equipe`,
    accepted: (team: string, list: string) =>
      `A equipe “${team}” aceitou. Sua lista “${list}” passa a fazer parte da lista dela: uma só lista, uma só contagem, um só conjunto de campos QR.`,
    codes:
      'Todos os códigos que você enviou continuam valendo, e seus links do scanner também. As leituras que uma porta ainda não enviou serão contadas.',
    open: 'Abrir a lista',
  },
} satisfies LetterWords['merging']
