import * as contract from '#contract/merging.ts'
import type { Serve } from '../../http/serve.ts'
import { said } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { acceptMerge } from './accept.ts'
import { askToMerge, findSharing, keepApart, withdrawMerge } from './ask.ts'
import type { Sharing } from './store.ts'

/** `onMerged`: doors of this list have news. */
export function mergingRoutes(serve: Serve, services: Services, onMerged: (listId: string) => void): void {
  serve.viewer(contract.listSharing, async ({ team, params }) =>
    wireSharing(await findSharing(services, team, params.listId)),
  )

  serve.owner(contract.askToMerge, async ({ team, params }) => ({
    sharing: wireSharing(await askToMerge(services, team, params.listId)),
    message: said('other_team_asked'),
  }))

  serve.owner(contract.withdrawMerge, async ({ team, params }) => ({
    sharing: wireSharing(await withdrawMerge(services, team, params.listId)),
    message: said('merge_withdrawn'),
  }))

  serve.owner(contract.keepApart, async ({ team, params, body }) => ({
    sharing: wireSharing(await keepApart(services, team, params.listId, body.stays_apart)),
    message: said(body.stays_apart ? 'list_stays_apart' : 'list_may_be_asked_for'),
  }))

  serve.owner(contract.acceptMerge, async ({ person, team, params, body }) => {
    const accepting = { askId: params.askId, ...body }
    const { united, moved, scans } = await acceptMerge(services, { person, team }, params.listId, accepting)
    onMerged(params.listId)
    return { united, moved, scans, message: said('lists_united') }
  })
}

function wireSharing({ others, apart, isApart, askedAt, asks }: Sharing) {
  return {
    others,
    others_apart: apart,
    stays_apart: isApart,
    asked_at: askedAt?.toISOString() ?? null,
    asks: asks.map(({ id, teamName, askedAt: at }) => ({ id, team_name: teamName, asked_at: at.toISOString() })),
  }
}
