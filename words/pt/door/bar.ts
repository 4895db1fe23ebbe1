import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** The state of a door, in sentences. */
export const bar = {
  label: 'Estado desta porta',
  counter: (come: number, contacts: number) => `Entradas: ${n(come)} de ${n(contacts)}`,
  online: 'Com conexão.',
  closed: 'Porta fechada.',
  offline: 'Funcionando sem conexão.',
  offlineNoList: 'Sem conexão, e este aparelho ainda não tem a lista. As leituras aguardam a conexão.',
  offlineRefused:
    'Sem conexão. Este navegador não consegue salvar leituras. Desative a navegação anônima ou espere a conexão.',
  listAge: (time: string) => `Lista atualizada: ${time}.`,
  noNames: (most: number) =>
    `Esta lista tem mais de ${n(most)} contatos. Por isso, este aparelho tem só os códigos, sem nomes nem outros dados.`,
  pending: (scans: number) => count(scans, { one: '# leitura a enviar.', other: '# leituras a enviar.' }),
  pendingElsewhere: (scans: number) =>
    count(scans, {
      one: '# leitura de outra lista ainda não foi enviada. Abra o scanner dessa lista neste aparelho.',
      other: '# leituras de outras listas ainda não foram enviadas. Abra os scanners dessas listas neste aparelho.',
    }),
  pendingForOrganiser: (scans: number) =>
    count(scans, {
      one: '# leitura de um link anterior do scanner ainda está neste aparelho. Só a organização pode enviá-la, entrando na conta neste aparelho.',
      other:
        '# leituras de um link anterior do scanner ainda estão neste aparelho. Só a organização pode enviá-las, entrando na conta neste aparelho.',
    }),
  takenOver: (scans: number) =>
    count(scans, {
      one: '# leitura de um link do scanner enviada deste aparelho. Saia da conta antes de devolver o aparelho.',
      other: '# leituras de um link do scanner enviadas deste aparelho. Saia da conta antes de devolver o aparelho.',
    }),
  signIn: 'Entrar na conta da organização',
  loading: 'Salvando a lista para uso sem conexão...',
  refused: 'Este navegador não consegue salvar a lista. Esta porta só funciona com conexão.',
  endedLink: (scans: number) =>
    count(scans, {
      one: 'Este link do scanner foi encerrado. A organização pode entrar na conta neste aparelho para enviar a leitura.',
      other:
        'Este link do scanner foi encerrado. A organização pode entrar na conta neste aparelho para enviar as leituras.',
    }),
  endedOrganiser: (scans: number) =>
    count(scans, {
      one: 'Você saiu da conta. Entre de novo na conta, neste aparelho, para enviar a leitura.',
      other: 'Você saiu da conta. Entre de novo na conta, neste aparelho, para enviar as leituras.',
    }),
  declined: 'O Listpass não está aceitando leituras agora. Elas ficam neste aparelho.',
  newVersion: 'Nova versão: recarregar',
} satisfies DoorWords['bar']
