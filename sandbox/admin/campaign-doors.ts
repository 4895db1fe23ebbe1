import type { Sending } from '../control-campaigns.ts'
import type { NewCampaign } from '../store/campaigns.ts'
import type { Template } from '../store/templates.ts'
import type { Door } from './door.ts'

/** The admin calls on campaigns, templates, test mails, and the events of contacts. */
export const campaignDoors: Door[] = [
  {
    method: 'GET',
    path: /^\/admin\/accounts\/(?<account>\w+)\/campaigns$/,
    open: ({ control, parts }) => control.campaigns(parts.account),
  },
  {
    method: 'POST',
    path: /^\/admin\/accounts\/(?<account>\w+)\/campaigns$/,
    open: ({ control, parts, body }) => control.addCampaign(body as NewCampaign, parts.account),
  },
  {
    method: 'POST',
    path: /^\/admin\/accounts\/(?<account>\w+)\/templates$/,
    open: ({ control, parts, body }) => control.addTemplate(body as Template, parts.account),
  },
  {
    method: 'GET',
    path: /^\/admin\/accounts\/(?<account>\w+)\/test-mails$/,
    open: ({ control, parts }) => control.testMails(parts.account),
  },
  {
    method: 'PATCH',
    path: /^\/admin\/campaigns\/(?<campaign>\w+)$/,
    open: ({ control, parts, body }) => control.editCampaign(parts.campaign, body as NewCampaign),
  },
  {
    method: 'POST',
    path: /^\/admin\/campaigns\/(?<campaign>\w+)\/sent$/,
    open: ({ control, parts, body }) => control.sendCampaign(parts.campaign, body as Sending),
  },
  {
    method: 'GET',
    path: /^\/admin\/lists\/(?<list>\w+)\/members\/(?<email>[^/]+)\/events$/,
    open: ({ control, parts }) => control.memberEvents(parts.list, decodeURIComponent(parts.email)),
  },
]
