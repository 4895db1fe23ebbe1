// The user of DATABASE_URL need not be a superuser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atEnd } from '../testing/postgres.ts'
import { addDataFolder } from '../testing/processes.ts'
import { startEmbeddedPostgres } from './embedded/start-postgres.ts'
import { migrate, requireUsable } from './migrate.ts'
import { openClient } from './open.ts'

// A separate database server, because a superuser has already made our roles in the other tests' server.
const postgres = await startEmbeddedPostgres({ dataDir: await addDataFolder() })
atEnd(() => postgres.stop())

test('a user that may create roles, and owns the database, prepares it and works with it', async () => {
  const superuser = await openClient(postgres.address, 'test')
  await superuser.query(`create role keeper login createrole password 'keeps it'`)
  await superuser.query('create database plain owner keeper')

  const address = { ...postgres.address, user: 'keeper', password: 'keeps it', database: 'plain' }
  await requireUsable(address)
  const made = await superuser.query(`select from pg_roles where rolname like 'listpass\\_%'`)
  assert.equal(made.rowCount, 0, 'who only looks makes no role')
  await superuser.end()
  await migrate(address)
  await migrate(address)
  const client = await openClient({ ...address, options: '-c role=listpass_app -c search_path=listpass' }, 'test')
  assert.equal((await client.query('select from lists')).rowCount, 0)
  await client.end()
})

test('a user that may create no roles is told what its administrator runs, and works once that has run', async () => {
  const superuser = await openClient(postgres.address, 'test')
  await superuser.query(`create role tenant login password 'rents it'; grant listpass_owner, listpass_app to tenant`)
  await superuser.query('create database rented owner tenant')
  const address = { ...postgres.address, user: 'tenant', password: 'rents it', database: 'rented' }
  await assert.rejects(
    migrate(address),
    /may not prepare the database .*: grant listpass_owner, .*listpass_worker to "tenant"/,
  )
  await superuser.query('grant listpass_worker to tenant')
  await superuser.end()
  await migrate(address)
  const client = await openClient({ ...address, options: '-c role=listpass_worker -c search_path=listpass' }, 'test')
  assert.equal((await client.query('select id from lists')).rowCount, 0)
  await assert.rejects(client.query('select name from lists'), /permission denied/)
  await client.end()
})
