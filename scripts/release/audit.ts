// Known vulnerabilities in the server's packages, as the registry reports them.
import { execFile } from 'node:child_process'

export type Audit = { answered: true; report: string; severe: string[] } | { answered: false; why: string }

type Told = {
  message?: string
  vulnerabilities?: Record<string, { severity: string }>
}

/**
 * Some registries, such as mirrors, serve packages but no advisories. That is reported and does not stop the release.
 */
export async function askForHoles(root: string, env: NodeJS.ProcessEnv = process.env): Promise<Audit> {
  const args = ['audit', '--omit', 'dev', '--package-lock-only', '--json']
  const { stdout } = await new Promise<{ stdout: string }>((resolve) => {
    // npm exits with 1 if it found vulnerabilities, and also if it could not ask.
    execFile('npm', args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }, (_error, text) => resolve({ stdout: text }))
  })
  const told = readTold(stdout)
  if (!told.vulnerabilities) return { answered: false, why: told.message ?? 'npm gave no answer' }
  const severe = Object.entries(told.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name]) => name)
  return { answered: true, report: stdout, severe }
}

function readTold(text: string): Told {
  try {
    return JSON.parse(text) as Told
  } catch {
    return {}
  }
}
