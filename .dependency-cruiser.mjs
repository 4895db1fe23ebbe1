// Who may import whom (docs/house.md). Each rule is one line and has a name; a deliberate offence for each stands in
// scripts/boundaries.test.ts.
const row = [
  'audit',
  'auth',
  'accounts',
  'lists',
  'teams',
  'contacts',
  'codes',
  'rules',
  'write-back',
  'webhooks',
  'occasions',
  'guest-page',
  'doors',
  'scanning',
  'attending',
  'live',
  'notifying',
  'tonight',
  'campaigns',
  'following-up',
  'privacy',
]
/** The rooms of the scanner, from the one that knows no other to its pages. Rooms beside each other do not meet. */
const scannerRow = [
  ['door'],
  ['words', 'shapes'],
  ['reading'],
  ['camera', 'verdict'],
  ['ways-in'],
  ['device'],
  ['kiosk'],
  ['screen'],
  ['offline'],
  ['lists'],
]
const tests = '(\\.test\\.ts$|/testing/)'
const npm = 'node_modules/'

const forbidden = []
const forbid = (name, from, to) => forbidden.push({ name, severity: 'error', from, to })

forbid('no-cycles', {}, { circular: true })
forbid('the-domain-imports-nothing', { path: '^domain/', pathNot: tests }, { pathNot: '^domain/' })
forbid(
  'the-words-know-the-domain',
  { path: '^words/', pathNot: `${tests}|^words/read\\.ts$` },
  { pathNot: '^(words|domain)/' },
)
forbid(
  'the-contract-knows-zod-and-the-domain',
  { path: '^contract/', pathNot: tests },
  { pathNot: `^(contract|domain)/|${npm}zod/|^words/en/fields\\.ts$` },
)
forbid(
  'the-contract-takes-types-of-words',
  { path: '^contract/', pathNot: tests },
  { path: '^words/', dependencyTypesNot: ['type-only'] },
)
forbid('server-never-sees-web-or-sandbox', { path: '^server/', pathNot: tests }, { path: '^(web|sandbox|e2e|bench)/' })
forbid('web-never-sees-server-or-sandbox', { path: '^web/' }, { path: '^(server|sandbox|e2e|bench)/' })
forbid(
  'the-sandbox-stands-alone',
  { path: '^sandbox/', pathNot: tests },
  { path: '^(server|web|contract|domain|e2e|bench)/' },
)
forbid('a-bench-serves-no-other-room', { pathNot: '^bench/' }, { path: '^bench/' })
forbid(
  'stories-see-the-product-from-outside',
  { path: '^e2e/' },
  { path: '^(server|web)/', pathNot: '^server/(testing/|database/reach-own)' },
)
forbid(
  'the-product-imports-no-script',
  { path: '^(server|web|contract|domain|sandbox)/', pathNot: tests },
  { path: '^scripts/' },
)
forbid(
  'only-http-knows-fastify',
  { path: '^server/', pathNot: `^server/(http|testing)/|\\.test\\.ts$` },
  { path: `${npm}(fastify|@fastify)/` },
)
forbid(
  'only-mail-knows-nodemailer',
  { path: '^server/', pathNot: `^server/mail/|${tests}` },
  { path: `${npm}nodemailer/` },
)
forbid(
  'only-oidc-knows-openid-client',
  { path: '^server/', pathNot: '^server/oidc/' },
  { path: `${npm}openid-client/` },
)
forbid(
  'only-metrics-knows-prom-client',
  { path: '^server/', pathNot: '^server/metrics/' },
  { path: `${npm}prom-client/` },
)
forbid('only-jobs-knows-pg-boss', { path: '^server/', pathNot: `^server/(jobs|testing)/` }, { path: `${npm}pg-boss/` })
forbid(
  'only-database-and-stores-touch-tables',
  { path: '^server/', pathNot: `^server/(database|jobs|kernel|moving|testing|verify)/|/store\\.ts$|\\.test\\.ts$` },
  { path: `${npm}(kysely|pg)/` },
)
forbid(
  'mailchimp-shows-only-its-face',
  { path: '^server/(features|http|jobs|database|secrets|mail)/', pathNot: tests },
  { path: '^server/mailchimp/', pathNot: '^server/mailchimp/(audience|campaigns|login|names)\\.ts$' },
)
forbid('the-kernel-knows-no-room', { path: '^server/kernel/', pathNot: tests }, { path: '^server/(?!kernel/)' })
forbid(
  'the-database-knows-no-room-above-it',
  { path: '^server/database/', pathNot: tests },
  { path: '^server/(?!(database|kernel)/|config\\.ts$)' },
)
forbid(
  'rooms-below-know-no-feature',
  { path: '^server/(mailchimp|mail|oidc|secrets|picture|http|jobs)/', pathNot: tests },
  { path: '^server/features/' },
)
forbid(
  'only-tests-import-testing',
  { pathNot: `${tests}|^(e2e|bench)/|^scripts/(?:lighthouse|make-brand|words)\\.ts` },
  { path: '/testing/' },
)
forbid(
  'a-store-serves-only-its-feature',
  { path: '^server/features/([^/]+)/', pathNot: tests },
  { path: '^server/features/(?!$1/)[^/]+/(store|routes|work)\\.ts$' },
)
forbid('web-features-never-meet', { path: '^web/features/([^/]+)/' }, { path: '^web/features/(?!$1/)' })
forbid('web-ui-and-api-know-no-product', { path: '^web/(ui|api)/' }, { path: '^web/(app|features|product)/' })
forbid('web-product-knows-no-feature', { path: '^web/product/' }, { path: '^web/(app|features)/' })
forbid('web-features-do-not-know-the-app', { path: '^web/features/' }, { path: '^web/app/' })
row.forEach((name, place) =>
  forbid(
    `${name}-knows-only-features-before-it`,
    { path: `^server/features/${name}/`, pathNot: tests },
    { path: `^server/features/(${row.slice(place + 1).join('|') || 'nothing'})/` },
  ),
)
scannerRow.forEach((beside, place) => {
  for (const room of beside) {
    const others = [...beside.filter((name) => name !== room), ...scannerRow.slice(place + 1).flat()]
    forbid(
      `scanner-${room}-knows-only-rooms-before-it`,
      { path: `^web/features/scanner/${room}/`, pathNot: tests },
      { path: `^web/features/scanner/(${[...others.map((name) => `${name}/`), '[^/]+\\.tsx?$'].join('|')})` },
    )
  }
})

export default {
  forbidden,
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
