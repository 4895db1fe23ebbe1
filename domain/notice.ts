/**
 * The kinds of notices while doors are open. A VIP of the list came in. An occasion is at 90 % of its capacity, which
 * is reported once until it falls below 80 %. The server has not heard from a door for 5 minutes while its occasion is
 * open. Mailchimp does not take a value that a rule sets, which is reported once until the field changes.
 */
export const noticeKinds = ['vip_arrived', 'nearly_full', 'door_silent', 'value_refused'] as const
export type NoticeKind = (typeof noticeKinds)[number]
