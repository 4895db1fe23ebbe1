import type { AppWords } from '../../en/app/index.ts'

/** A team that has moved, or that asks for a second step. */
export const locked = {
  movedTitle: 'Esta equipe se mudou',
  movedText: (team: string, place: string) =>
    `A equipe “${team}” agora está em ${place}. Entre na conta lá com o mesmo e-mail e a mesma senha. As portas abertas continuam automaticamente.`,
  movedGo: 'Ir para o novo endereço',
  lockedTitle: 'É preciso ter uma segunda etapa',
  lockedText: (team: string) =>
    `A equipe “${team}” exige mais do que uma senha. Adicione uma chave de acesso ou um app autenticador para continuar.`,
  lockedPasskey: 'Adicionar chave',
  lockedApp: 'Configurar app',
  lockedHas: 'Já tem uma? Escolha “Sair” no menu com seu nome e entre de novo com ela.',
} satisfies AppWords['locked']
