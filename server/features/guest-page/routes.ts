import * as contract from '#contract/branding.ts'
import { brandingOfDoor } from '#contract/door-branding.ts'
import type { Serve } from '../../http/serve.ts'
import { linkEnded } from '../../kernel/refusal.ts'
import { said } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { changeBranding, findBranding, removeLogo, setLogo } from './change-branding.ts'
import { logoPath } from './page/render-page.ts'
import * as store from './store.ts'

export function brandingRoutes(serve: Serve, services: Services): void {
  serve.viewer(contract.readBranding, async ({ team, params }) => ({
    branding: wireBranding(await findBranding(services, team, params.listId)),
  }))

  serve.door(brandingOfDoor, async ({ door }) => {
    if (door.hasEnded) throw linkEnded()
    const { name, accent, logoId } = await store.find(services.database, { team: door.teamId, list: door.listId })
    return { branding: { name, accent, logo: logoId && logoPath(logoId) } }
  })

  serve.editor(contract.changeBranding, async ({ team, params, body }) => {
    const { name, place, accent, shows_guest: showsGuest } = body
    const changed = await changeBranding(services, team, params.listId, { name, place, accent, showsGuest })
    return { branding: wireBranding(changed), message: said('look_saved') }
  })

  serve.editor(contract.setLogo, async ({ team, params, body }) => {
    const changed = await setLogo(services, team, params.listId, Buffer.from(body.file, 'base64'))
    return { branding: wireBranding(changed), message: said('logo_saved') }
  })

  serve.editor(contract.removeLogo, async ({ team, params }) => {
    const changed = await removeLogo(services, team, params.listId)
    return { branding: wireBranding(changed), message: said('logo_removed') }
  })
}

function wireBranding({ name, place, accent, showsGuest, logoId }: store.StoredBranding): contract.Branding {
  return { name, place, accent, shows_guest: showsGuest, logo: logoId && logoPath(logoId) }
}
