import { countMembers, listsOf } from '../store/lists.ts'
import type { ApiCall } from './call.ts'
import { linksOf, showTime } from './show.ts'

export function ping() {
  return { health_status: "Everything's Chimpy!" }
}

export function getRoot({ world, account }: ApiCall) {
  const counts = listsOf(world, account.id).map((list) => countMembers(world, list.no)['subscribed'] ?? 0)
  return {
    account_id: account.id,
    login_id: String(account.login_id),
    account_name: account.name,
    email: account.email,
    first_name: '',
    last_name: '',
    username: account.email.split('@')[0],
    avatar_url: '',
    role: 'owner',
    member_since: showTime(account.created_at),
    pricing_plan_type: 'monthly',
    first_payment: '',
    account_timezone: 'Europe/Amsterdam',
    account_industry: 'Events',
    contact: { company: account.name, addr1: '', addr2: '', city: '', state: '', zip: '', country: '' },
    pro_enabled: false,
    last_login: showTime(account.created_at),
    total_subscribers: counts.reduce((sum, n) => sum + n, 0),
    industry_stats: { open_rate: 0, bounce_rate: 0, click_rate: 0 },
    _links: linksOf(account.dc, ['self', 'GET', '/'], ['lists', 'GET', '/lists'], ['ping', 'GET', '/ping']),
  }
}
