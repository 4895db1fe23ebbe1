import type { ManagerWords } from '../../en/manager/index.ts'

/** A test of a draft, and a draft that Listpass makes. */
export const writing = {
  testLoading: 'Buscando seu e-mail...',
  testFailed: 'Não foi possível enviar o teste',
  testText:
    'O Mailchimp envia um teste só para você. Um teste não é de nenhum contato: as etiquetas de mesclagem ficam vazias ou como estão, então a imagem diz SAMPLE. Seus convidados recebem o próprio código.',
  testTo: 'Enviar para',
  testSend: 'Enviar teste',
  testSending: 'Enviando...',
  testSent: (email: string) => `O Mailchimp está enviando um teste para ${email}`,
  testSentText: 'Confira o texto e o layout. Para testar um código real, escolha “Ver como cada convidado recebe”.',

  makeText:
    'O Mailchimp recebe um pequeno convite para a lista inteira, com os horários e locais das suas ocasiões. Ele fica como rascunho: mude o texto lá e envie quando quiser.',
  makeName: 'Nome do rascunho',
  makeDefault: (list: string) => `Convite: ${list}`,
  make: 'Criar rascunho',
  making: 'Criando o rascunho...',
  makeFailed: 'Não foi possível criar o rascunho',
  made: 'O rascunho está no Mailchimp',
} satisfies ManagerWords['writing']
