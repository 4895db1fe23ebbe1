import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { after, test } from 'node:test'
import { newCode } from '../features/contacts/new-code.ts'
import { openLog } from '../log.ts'
import { makePictures } from '../picture/make-pictures.ts'
import { healthRoutes } from './health.ts'
import { imageRoutes } from './images.ts'
import { openHttp } from './open-http.ts'
import { answerImagesQuickly } from './quick-images.ts'

test('a server about to stop still answers, and each answer closes its connection', async () => {
  let isStopping = false
  const publicUrl = 'https://listpass.test'
  const options = { log: openLog('silent'), publicUrl, trustProxy: false as const, isStopping: () => isStopping }
  const app = openHttp(options)
  after(() => app.close())
  const pictures = makePictures({ publicUrl })
  healthRoutes(app, () => Promise.resolve(isStopping ? 'the server stops' : undefined))
  imageRoutes(app, pictures)
  answerImagesQuickly(app, pictures)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  after(() => agent.destroy())

  async function ask(path: string) {
    const asking = request(address + path, { agent })
    asking.end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return `${answer.statusCode} ${answer.headers.connection}`
  }
  const paths = ['/healthz', `/qr-code/${newCode()}`, '/readyz', '/nothing-here']
  const answers = async () => {
    const seen: string[] = []
    for (const path of paths) seen.push(await ask(path))
    return seen
  }
  assert.deepEqual(await answers(), ['200 keep-alive', '200 keep-alive', '200 keep-alive', '404 keep-alive'])
  isStopping = true
  assert.deepEqual(await answers(), ['200 close', '200 close', '503 close', '404 close'])
})
