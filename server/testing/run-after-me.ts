import { spawn } from 'node:child_process'

/**
 * Runs a shell script when this process has ended in any way. The shell reads a pipe that only the end closes. An exit
 * hook does not run after SIGKILL, nor when a test file fails outside of its tests. The script gets `args` as `$1`,
 * `$2` and so on. Returns a function that cancels the script.
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
 * For such a script: ends the Postgres and the sandbox named by the pid files of a data folder, and removes the folder.
 * Neither ends with a killed server. A later process with the same id does not use the folder, so it is spared.
 */
export function endFolder(folder: '$1' | '$2'): string {
  return `
    for note in postgres/postmaster.pid sandbox.pid; do
      pid=$(grep -o '[0-9][0-9]*' "${folder}/$note" | head -n 1)
      ps eww -p "$pid" | grep -qF "${folder}" && kill -QUIT "$pid" && sleep 1
    done
    rm -rf "${folder}"`
}
