import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The check before doors open: the title of each line, its good result, and the next step after a bad one. */
export const ready = {
  ready: 'prontos',
  count: (ready: number, all: number) => `${n(ready)} de ${n(all)}`,
  start: 'Começar a escanear',
  well: 'Pronto',

  camera: {
    title: 'Câmera',
    well: 'Mostra imagem',
    missing: 'A câmera ainda não está ligada',
    help: 'Permita o acesso à câmera e aponte para um código.',
    act: 'Ligar a câmera',
  },
  light: {
    title: 'Luz',
    well: 'Liga e desliga',
    none: 'Esta câmera não tem luz',
    unknown: 'Só dá para saber com a câmera ligada',
  },
  sound: {
    title: 'Som',
    well: 'Ligado. Aumente o volume',
    missing: 'O som está desligado',
    help: 'Aumente o volume, desative o modo silencioso e ouça os dois sons.',
    act: 'Ouvir os sons',
  },
  screen: {
    title: 'Tela sempre acesa',
    well: 'Não apaga enquanto a câmera funciona',
    missing: 'Este navegador deixa a tela apagar',
    help: 'Por hoje, ajuste o bloqueio de tela deste aparelho para “nunca”.',
  },
  list: {
    title: 'Lista de convidados no celular',
    well: (time: string) => `Salva: ${time}`,
    missing: 'A lista de convidados ainda não está neste celular',
    help: 'Deixe esta página aberta, com conexão, até a lista ser salva.',
    refusedHelp: 'Desative a navegação anônima: este navegador não consegue salvar a lista.',
  },
  storage: {
    title: 'Armazenamento',
    well: 'Mantido pelo navegador',
    missing: 'O navegador pode apagar leituras salvas',
    help: 'Adicione esta página à tela inicial e abra-a por lá.',
    act: 'Pedir ao navegador para manter',
  },
  clock: {
    title: 'Relógio',
    well: (seconds: number) => `${n(seconds)} s de diferença da hora certa`,
    unknown: 'Será comparado quando houver conexão',
    missing: (seconds: number) => `O relógio está com ${n(seconds)} s de erro`,
    help: 'Ative o ajuste automático de hora neste aparelho.',
  },
  battery: {
    title: 'Bateria',
    well: (percent: number) => `${n(percent)}%`,
    missing: (percent: number) => `Só ${n(percent)}% de carga`,
    help: 'Ligue o aparelho na tomada ou traga um carregador portátil.',
  },
  version: {
    title: 'Versão',
    well: 'A mais recente',
    missing: 'Há uma versão mais nova',
    help: 'Recarregue antes de o primeiro convidado chegar.',
    act: 'Recarregar',
  },
} satisfies DoorWords['ready']
