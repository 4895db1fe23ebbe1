// Every feature's routes.
import { attendingRoutes } from './features/attending/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { findSignedIn } from './features/auth/sign-in.ts'
import { accountsRoutes } from './features/accounts/routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { campaignsRoutes } from './features/campaigns/routes.ts'
import { codesRoutes } from './features/codes/routes.ts'
import { contactsRoutes } from './features/contacts/routes.ts'
import { openDoors } from './features/doors/find-door.ts'
import { openFindElsewhere } from './features/doors/moved/find-elsewhere.ts'
import { countLinksOf } from './features/doors/find-links.ts'
import { doorsRoutes } from './features/doors/routes.ts'
import { guestPageRoutes } from './features/guest-page/public-routes.ts'
import { brandingRoutes } from './features/guest-page/routes.ts'
import { readPageAssets } from './features/guest-page/page/page-assets.ts'
import { followingUpRoutes } from './features/following-up/routes.ts'
import { listsRoutes } from './features/lists/routes.ts'
import { liveRoutes, openLive } from './features/live/routes.ts'
import { notifyingRoutes } from './features/notifying/routes.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { occasionsRoutes } from './features/occasions/routes.ts'
import { rulesRoutes } from './features/rules/routes.ts'
import { guestsRoutes } from './features/scanning/guests/routes.ts'
import { logRoutes } from './features/scanning/log/routes.ts'
import { findAtOccasion, settleOccasions } from './features/scanning/occasions/settle-occasions.ts'
import { visitsRoutes } from './features/scanning/occasions/routes.ts'
import { scanningRoutes } from './features/scanning/routes.ts'
import { tryingRoutes } from './features/scanning/trying/routes.ts'
import { findMember } from './features/teams/find-member.ts'
import { teamsRoutes } from './features/teams/routes.ts'
import { countWaiting } from './features/tonight/calling/calls.ts'
import { tonightRoutes } from './features/tonight/routes.ts'
import { webhooksRoutes } from './features/webhooks/routes.ts'
import { describeApi } from './http/describe-api.ts'
import { serveApiDocs } from './http/docs/serve-api-docs.ts'
import { healthRoutes, installationRoute } from './http/health.ts'
import { imageRoutes } from './http/images.ts'
import { type App, type HttpOptions, openHttp } from './http/open-http.ts'
import { answerImagesQuickly } from './http/quick-images.ts'
import { redirectMoved } from './http/redirect-moved.ts'
import { openServe } from './http/serve.ts'
import { serveWeb } from './http/serve-web.ts'
import type { Services } from './services.ts'

export type AppOptions = HttpOptions & {
  webFolder: string
  supportEmail?: string | undefined
  whyUnready: () => Promise<string | undefined>
}

/** The HTTP app of a server with LISTPASS_ROLE=worker: only `/healthz` and `/readyz`. */
export function openWorkerApp(options: HttpOptions & Pick<AppOptions, 'whyUnready'>): App {
  const app = openHttp(options)
  healthRoutes(app, options.whyUnready)
  return app
}

export async function openApp(services: Services, options: AppOptions): Promise<App> {
  const app = openHttp(options)
  const atDoors = { ...services, database: { ...services.database, ...services.database.doors } }
  const serve = openServe(
    app,
    {
      findPerson: (token) => findSignedIn(services, token),
      findMember: (person, needed, place) => findMember(services, person, needed, place),
      ...openDoors(services),
    },
    options.publicUrl,
  )
  redirectMoved(app, openFindElsewhere(atDoors))
  healthRoutes(app, options.whyUnready)
  installationRoute(app, services.keys, options.trustProxy)
  imageRoutes(app, services.pictures)
  answerImagesQuickly(app, services.pictures)
  auditRoutes(serve, services)
  authRoutes(serve, services)
  accountsRoutes(serve, services)
  listsRoutes(serve, services)
  teamsRoutes(serve, services)
  contactsRoutes(serve, services, (team, place) => findAtOccasion(services, team, place))
  codesRoutes(serve, services)
  rulesRoutes(serve, services)
  webhooksRoutes(serve, services)
  const live = openLive(atDoors)
  occasionsRoutes(serve, services, { ...settleOccasions, countLinks: countLinksOf, wake: live.wake })
  brandingRoutes(serve, services)
  guestPageRoutes(serve, services, await readPageAssets(options.webFolder))
  doorsRoutes(serve, services)
  scanningRoutes(serve, services, {
    onDecided: live.wake,
    onHandedIn: ({ teamId, listId }) => countWaiting(atDoors, { team: teamId, list: listId }),
  })
  visitsRoutes(serve, services, live.wake)
  tryingRoutes(serve, services, live.wake)
  logRoutes(serve, services)
  guestsRoutes(serve, services)
  liveRoutes(serve, atDoors, live)
  attendingRoutes(serve, services)
  notifyingRoutes(serve, services)
  tonightRoutes(serve, services, live)
  campaignsRoutes(serve, services)
  followingUpRoutes(serve, services)
  privacyRoutes(serve, services)
  serveApiDocs(app, describeApi(serve.endpoints, app.routePolicies, options.publicUrl), options.webFolder)
  await serveWeb(app, options)
  return app
}
