// node scripts/lay-out.ts FOLDER copies the files of a release into FOLDER. The Dockerfile makes its images so.
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseFiles } from './release/choose-files.ts'

const root = join(import.meta.dirname, '..')
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node scripts/lay-out.ts FOLDER')
for (const path of await chooseFiles(root)) await cp(join(root, path), join(folder, path))
