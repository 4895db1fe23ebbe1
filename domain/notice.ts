/**
 * What members may hear of while doors are open: a VIP of the list came in; an occasion has 90 % of its capacity inside, told once
 * until it falls below 80 %; a door was not heard for 5 minutes while its occasion is open.
 */
export const noticeKinds = ['vip_arrived', 'nearly_full', 'door_silent'] as const
export type NoticeKind = (typeof noticeKinds)[number]
