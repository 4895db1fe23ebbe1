import { spawn } from 'node:child_process'

/**
 * Runs a shell script when this process has ended, however it ended: the shell reads a pipe that only the end closes. An exit
 * hook does not run after SIGKILL, nor when a test file fails outside of its tests. The script sees `args` as `$1`, `$2` and
 * so on. Answers with what calls the script off.
 */
export function runAfterMe(script: string, ...args: string[]): () => void {
  const waiting = `read -r word; [ "$word" = forget ] && exit; ${script}`
  const shell = spawn('/bin/sh', ['-c', waiting, 'after-me', ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.unref()
  shell.stdin.on('error', () => {})
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref()
  return () => shell.stdin.end('forget\n')
}
