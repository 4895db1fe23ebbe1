import { execFile } from 'node:child_process'
import { chmod, copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Architecture } from './add-packages.ts'

/** Where each of the package's own files goes, and with which rights. */
const ownFiles = [
  ['listpass', 'usr/bin/listpass', 0o755],
  ['listpass.service', 'usr/lib/systemd/system/listpass.service', 0o644],
  ['postinst', 'DEBIAN/postinst', 0o755],
  ['prerm', 'DEBIAN/prerm', 0o755],
  ['postrm', 'DEBIAN/postrm', 0o755],
] as const

type Release = { tree: string; version: string; architecture: Architecture; seconds: number }

/** Makes the Debian package of a tree that has its packages (add-packages.ts). Needs dpkg-deb. */
export async function makeDeb({ tree, version, architecture, seconds }: Release, to: string): Promise<void> {
  const stage = await mkdtemp(join(tmpdir(), 'listpass-deb-'))
  try {
    await chmod(stage, 0o755)
    const place = join(stage, 'usr', 'lib', 'listpass')
    await mkdir(join(stage, 'DEBIAN'))
    await cp(tree, place, { recursive: true, verbatimSymlinks: true })
    for (const [name, path, mode] of ownFiles) {
      await mkdir(join(stage, path, '..'), { recursive: true })
      await copyFile(join(tree, 'deploy', 'debian', name), join(stage, path))
      await chmod(join(stage, path), mode)
    }
    await writeFile(join(stage, 'DEBIAN', 'control'), controlOf(version, architecture))
    await promisify(execFile)('dpkg-deb', ['--root-owner-group', '-Zzstd', '--build', stage, to], {
      env: { ...process.env, SOURCE_DATE_EPOCH: String(seconds) },
    })
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

/** Node needs libatomic and libstdc++; the C library is that of Debian 12, Ubuntu 22.04 or newer. */
function controlOf(version: string, architecture: Architecture): string {
  return `Package: listpass
Version: ${version}
Architecture: ${architecture}
Maintainer: The Listpass team <listpass@localhost>
Section: web
Priority: optional
Depends: libc6 (>= 2.35), libstdc++6, libatomic1, passwd, util-linux
Suggests: caddy
Description: your email list becomes the guest list
 Every contact of a Mailchimp list gets one personal QR code. It travels in
 campaign emails, a web page at the door scans it, and the count comes home to
 the list. The database is included.
`
}
