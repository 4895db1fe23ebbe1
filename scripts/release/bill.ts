// The SBOM of a release: its packages in the CycloneDX format.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const longOutput = 64 * 1024 * 1024
const developmentProperty = 'cdx:npm:package:development'

type Component = { 'bom-ref': string; name: string; properties?: { name: string; value: string }[] }

export type Bill = {
  bomFormat: string
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/**
 * All packages that the server runs with or that the pages are built from. Reads only the lock file, and asks no
 * registry.
 */
export async function fullBill(root: string, name: string): Promise<Bill> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: longOutput })
  const bill = JSON.parse(stdout) as Bill
  // npm names the SBOM after its folder.
  bill.metadata.component.name = name
  return bill
}

/**
 * The packages that the server runs with. `npm sbom --omit dev` also leaves out packages that a development package
 * needs: npm 11.19 left out nodemailer and zod (2026-11-23). But npm marks each package correctly.
 */
export function billOfServer(bill: Bill): Bill {
  const components = bill.components.filter((component) => !isForDevelopment(component))
  const kept = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }))
  return { ...bill, components, dependencies }
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name, value }) => name === developmentProperty && value === 'true')
}
