import type { doors as english } from '../../en/refusals/doors.ts'
import { n } from '../format.ts'

/** Scanner links and their sessions, and what doors ask of organisers. */
export const doors = {
  link_ended: 'Este link do scanner foi encerrado. Peça outro à organização.',
  link_expired: 'Este link do scanner expirou. Peça outro à organização.',
  link_switched_off: 'Este link do scanner está desativado. Peça à organização que o ative.',
  link_gone: 'Este link do scanner não existe mais.',
  link_not_opened:
    'O Listpass não consegue abrir o endereço salvo de um link do scanner: LISTPASS_KEYS não é mais a mesma. A equipe que opera o Listpass pode restaurar a chave anterior.',
  links_at_most: ({ most }) =>
    `Uma lista pode ter no máximo ${n(most)} links do scanner. Remova um que não é mais usado.`,
  time_is_past: 'Escolha um momento no futuro.',
  session_has_ended: 'Esta sessão já terminou.',
  no_check_of_members: 'Só as portas de links do scanner informam se estão prontas.',
  too_many_devices: 'Muitos aparelhos abriram este link do scanner. Tente de novo em um minuto.',
  too_many_wrong_links: 'Muitos links errados. Tente de novo em um minuto.',
  no_page_of_list: 'Esta página da lista não existe. Comece pela primeira.',
  door_closed_phone: 'Esta porta está fechada agora. Ligue para a organização.',
  too_many_calls_of_door: 'Muitas chamadas desta porta. Espere um momento e tente de novo.',
  call_made_already: 'Esta chamada já foi feita.',
  call_gone: 'Esta chamada não existe mais.',
} satisfies typeof english
