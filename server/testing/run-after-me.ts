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

/**
 * For such a script: ends the Postgres and the sandbox that their own notes in a data folder name, and removes the folder. Neither
 * ends with a server that was killed. A process that got the number of a dead one knows nothing of the folder.
 */
export function endFolder(folder: '$1' | '$2'): string {
  return `
    for note in postgres/postmaster.pid sandbox.pid; do
      pid=$(grep -o '[0-9][0-9]*' "${folder}/$note" | head -n 1)
      ps eww -p "$pid" | grep -qF "${folder}" && kill -QUIT "$pid" && sleep 1
    done
    rm -rf "${folder}"`
}
