import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The verdict on a scan. */
export const verdict = {
  checking: 'Verificando...',
  slow: 'Está demorando. Ainda verificando este código...',
  retrying: 'Sem conexão. Tentando de novo...',
  lostTitle: 'Não verificado',
  lost: 'Não conseguimos falar com o Listpass, então esta leitura pode não contar. Verifique a conexão e escaneie o código de novo.',
  scanFailed: 'Não foi possível verificar a leitura. Tente de novo.',
  scanCount: (scan: number, max: number) => `Leitura ${n(scan)} de ${n(max)}`,
  firstScan: (time: string, door: string) => `Primeira leitura: ${time}, ${door}.`,
  unreached: 'Não recebeu o e-mail',
  sendOn: 'Não deixe entrar. Encaminhe dúvidas à organização.',
  saved: 'Salvo, ainda não confirmado',
  undone: 'Desfeita',
  undoneDetail: 'Esta entrada foi desfeita.',
  conflictDetail: 'Outra porta liberou antes. Esta leitura não conta.',
} satisfies DoorWords['verdict']
