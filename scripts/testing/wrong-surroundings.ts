// Set-ups with which a start works, and guests, mails or Mailchimp do not.
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { startMailServer } from '../../server/testing/mail-server.ts'
import { addDataFolder, root } from '../../server/testing/processes.ts'
import { freePort } from '../../server/testing/this-machine.ts'
import { elsewhere, first, listen, mailchimp, type SetUps, startProxy } from './set-ups.ts'

export const wrongSurroundings: SetUps = {
  'too little room on the disk': async () => {
    const DATA_DIR = await addDataFolder()
    const { bavail, bsize } = await statfs(DATA_DIR)
    // Of the figure that changes all the time, the first digits are enough.
    const free = String(Math.floor((bavail * bsize) / 1e6)).slice(0, -4)
    return {
      level: 'warning',
      sentence: `The disk of DATA_DIR has ${free}`,
      settings: { DATA_DIR, DISK_RESERVE_MB: '900000000' },
    }
  },

  'an address without https': async () => ({
    level: 'warning',
    sentence:
      'http://tickets.invalid has no https, and phones give the camera to https pages only. Before guests get codes, set ' +
      'PUBLIC_URL: docs/install.md.',
    settings: { ...elsewhere, PUBLIC_URL: 'http://tickets.invalid' },
  }),

  'an address whose name nobody knows': async () => ({
    level: 'warning',
    sentence:
      'tickets.invalid has no address in the DNS, so nobody can open https://tickets.invalid. Add an entry for it, or ' +
      'correct PUBLIC_URL.',
    settings: { ...elsewhere, PUBLIC_URL: 'https://tickets.invalid', TRUST_PROXY: 'true' },
  }),

  'an address at which nothing answers': async () => {
    const PUBLIC_URL = `http://127.0.0.1:${await freePort()}`
    return {
      level: 'hint',
      sentence:
        `Listpass can’t open ${PUBLIC_URL} from its own machine (ECONNREFUSED). If a phone opens it, this is no fault: ` +
        'some networks have no way back to themselves.',
      settings: { ...elsewhere, PUBLIC_URL },
    }
  },

  'an address of another installation': async () => {
    const PUBLIC_URL = `http://127.0.0.1:${first.port}`
    return {
      level: 'warning',
      sentence:
        `${PUBLIC_URL} leads to another installation of Listpass, so its links and codes open there. Correct PUBLIC_URL, ` +
        'or let its name and proxy lead here.',
      settings: { ...elsewhere, PUBLIC_URL },
    }
  },

  'an address of another program': async () => {
    const PUBLIC_URL = `http://127.0.0.1:${mailchimp}`
    const PORT = String(await freePort())
    return {
      level: 'warning',
      sentence: `${PUBLIC_URL} leads to a program that is not this Listpass. Let its proxy pass everything on to port ${PORT}.`,
      settings: { ...elsewhere, PUBLIC_URL, PORT },
    }
  },

  'an address whose certificate is wrong': async () => {
    // The certificate that this mail server brings along has expired.
    const { port } = await startMailServer({ secure: true, logger: false })
    const PUBLIC_URL = `https://localhost:${port}`
    return {
      level: 'warning',
      sentence:
        `The certificate of ${PUBLIC_URL} is refused, because it has expired. Browsers and Mailchimp refuse it too: give ` +
        'the proxy a certificate for localhost.',
      settings: { ...elsewhere, PUBLIC_URL },
    }
  },

  'an address with IPv6 alone': async () => {
    const PORT = String(await freePort())
    return {
      level: 'warning',
      sentence: `http://[::1]:${PORT} has an IPv6 address only, and many phones and networks have IPv4 only. Give its name an A record too.`,
      settings: { ...elsewhere, PORT, PUBLIC_URL: `http://[::1]:${PORT}` },
    }
  },

  'a proxy that is not trusted': async () => {
    const PORT = String(await freePort())
    const proxy = await startProxy(Number(PORT))
    return {
      level: 'warning',
      sentence:
        'The proxy before Listpass is not trusted, so all visitors share its address, and one who guesses passwords slows ' +
        'all others down. Set TRUST_PROXY: docs/operate.md, “https and the proxy”.',
      settings: { ...elsewhere, PORT, PUBLIC_URL: `http://127.0.0.1:${proxy}` },
    }
  },

  'a clock ten minutes ahead of the database': async () => ({
    level: 'warning',
    sentence: 'The clock of this machine is 10 minutes ahead of that of the database. Let NTP set it.',
    settings: {
      ...elsewhere,
      NODE_OPTIONS: `--import=${join(root, 'server/testing/shifted-clock.ts')}`,
      LISTPASS_TEST_CLOCK_MS: '600000',
    },
  }),

  'a clock that is behind Mailchimp’s': async () => {
    const port = await listen((_request, answer) => {
      answer.setHeader('date', new Date(Date.now() + 420_000).toUTCString())
      answer.end()
    })
    const sentence = 'The clock of this machine is 7 minutes behind that of Mailchimp. Let NTP set it.'
    return { level: 'warning', sentence, settings: { ...elsewhere, MAILCHIMP_LOGIN_URL: `http://127.0.0.1:${port}` } }
  },

  'a network that does not let Mailchimp through': async () => {
    const port = await freePort()
    return {
      level: 'warning',
      sentence:
        `Listpass can’t reach Mailchimp at 127.0.0.1:${port}. Let this machine connect to it and to *.api.mailchimp.com, ` +
        'port 443.',
      settings: { ...elsewhere, MAILCHIMP_LOGIN_URL: `http://127.0.0.1:${port}` },
    }
  },

  'a mail server that is not reached': async () => ({
    level: 'warning',
    sentence: 'No mail leaves Listpass. The mail server cannot be reached. Check its host and port in SMTP_URL.',
    settings: { ...elsewhere, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` },
  }),

  'a mail server that refuses the password': async () => {
    const { port } = await startMailServer({ onAuth: (_auth, _session, done) => done(new Error('no')) })
    return {
      level: 'warning',
      sentence:
        'No mail leaves Listpass. The mail server does not accept the user and password of SMTP_URL. Check both.',
      settings: { ...elsewhere, SMTP_URL: `smtp://noor:wrong@127.0.0.1:${port}` },
    }
  },
}
