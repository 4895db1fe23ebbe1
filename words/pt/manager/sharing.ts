import type { ManagerWords } from '../../en/manager/index.ts'

/** Two teams with one Mailchimp audience, who may make one list of theirs. */
export const sharing = {
  others: 'Outra equipe também usa este público do Mailchimp',
  othersText:
    'Cada equipe conta as entradas em separado, então um código libera um convidado uma vez nas suas portas e uma vez nas portas da outra. Peça para unir as duas listas em uma só ou mantenha a sua separada.',
  othersApart: 'Por enquanto, a outra equipe mantém a lista dela separada, então você não pode pedir.',
  ownersDecide: 'Um proprietário da sua equipe pode pedir para unir as duas listas em uma só.',
  ask: 'Pedir para unir listas',
  askTitle: 'Unir as duas listas em uma só?',
  askQuestion: (team: string) =>
    `Pedimos aos proprietários da outra equipe. Eles veem o nome da sua equipe, “${team}”, e nada mais.`,
  askList: [
    'Se a outra equipe aceitar, sua lista passa a fazer parte da lista dela. Os códigos que você enviou continuam valendo, e todas as leituras são mantidas.',
    'Valem as configurações, as regras e os campos QR da outra equipe. Seus links do scanner abrem a lista unida.',
    'Você e seus colegas se tornam membros da outra equipe. Ela escolhe o que vocês podem fazer lá.',
    'Isto não pode ser desfeito. Você pode retirar o pedido até a outra equipe aceitar.',
  ],
  asking: 'Pedindo…',
  askFailed: 'Não foi possível fazer o pedido à outra equipe',
  asked: 'Você pediu à outra equipe para unir as duas listas em uma só',
  askedText: 'Enviamos um e-mail quando a outra equipe aceitar. Até lá, cada uma conta em separado.',
  withdraw: 'Retirar o pedido',
  stayApart: 'Manter separada',
  apart: 'Você mantém esta lista separada da lista de outra equipe',
  apartText: 'Cada equipe conta as entradas em separado, e ninguém pede a você para compartilhar.',
  changeApart: 'Alterar isto',
  failed: 'Não foi possível alterar isto',
  wanted: (team: string) => `A equipe “${team}” pede para compartilhar esta lista`,
  wantedText:
    'Ela usa o mesmo público do Mailchimp. Se você aceitar, a lista dela passa a fazer parte da sua: uma só contagem e um só conjunto de campos QR.',
  accept: 'Aceitar…',
  acceptTitle: (team: string) => `Unir sua lista com a da equipe “${team}”?`,
  acceptList: [
    'Os códigos das duas listas continuam valendo. Um convidado com dois códigos é um só convidado, com uma só contagem.',
    'Todas as leituras são mantidas. Se um convidado entrou na sua porta e na da outra equipe, contam duas entradas.',
    'Um convidado que uma das equipes bloqueou continua bloqueado. Vale o maior número de entradas.',
    'Valem suas configurações, suas regras e seus campos QR. Os links do scanner da outra equipe abrem sua lista.',
  ],
  acceptWait:
    'Uma lista grande leva um minuto ou mais. Enquanto isso, as portas continuam funcionando. Isto não pode ser desfeito.',
  people: 'O que as pessoas da outra equipe podem fazer?',
  peopleHint: 'Você pode mudar isso para cada pessoa depois, em “Equipe”.',
  peopleMay: { door: 'Escanear esta lista, e nada mais', editor: 'Editar todas as listas da sua equipe' },
  acceptConfirm: 'Unir listas',
  accepting: 'Unindo as listas…',
  acceptFailed: 'Não foi possível unir as listas',
  cancel: 'Cancelar',
  close: 'Fechar',
} satisfies ManagerWords['sharing']
