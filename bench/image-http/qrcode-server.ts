// The usual solution: the same picture for each code by the package `qrcode`, on Node's own HTTP server.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { codeLength } from '#domain/code.ts'
import { linkOf } from '#domain/link.ts'
import { tellPort } from './reference.ts'

type QrCode = { toBuffer: (text: string, options: object) => Promise<Buffer> }

const qrcode = createRequire(`${process.env['REFERENCE_FOLDER']}/`)('qrcode') as QrCode
const options = { errorCorrectionLevel: 'M', margin: 4, scale: Number(process.env['SCALE']) }

const server = createServer((request, response) => {
  const code = request.url!.slice('/qr-code/'.length, '/qr-code/'.length + codeLength)
  qrcode.toBuffer(linkOf('https://listpass.example', code), options).then(
    (picture) =>
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': picture.length }).end(picture),
    () => response.writeHead(500).end(),
  )
})
server.listen(0, 'localhost', () => tellPort(server.address()))
