// Node's own HTTP server with as many fixed bytes: the least work for such an answer.
import { createServer } from 'node:http'
import { fixedBytes, tellPort } from './reference.ts'

const bytes = fixedBytes()
const headers = { 'content-type': 'image/png', 'content-length': String(bytes.length) }

const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
server.listen(0, 'localhost', () => tellPort(server.address()))
