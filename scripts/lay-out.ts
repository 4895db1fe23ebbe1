// node scripts/lay-out.ts FOLDER writes the files of a release into FOLDER. The Dockerfile makes its images so.
import { join } from 'node:path'
import { layOut, releasedFiles } from './release/released-files.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node scripts/lay-out.ts FOLDER')
await layOut(await releasedFiles(join(import.meta.dirname, '..')), folder)
