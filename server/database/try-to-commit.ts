import type { Pool } from 'pg'
import { readOnlyState } from '../kernel/database-states.ts'

/**
 * Fails on a replica and on a read-only database. Elsewhere it commits a message that nobody reads. A primary that waits
 * for its synchronous standby answers reads, so a read proves nothing.
 */
const commitText = `
  do $$ begin
    if current_setting('transaction_read_only')::boolean then
      raise exception 'the database is read only' using errcode = '${readOnlyState}';
    end if;
  end $$;
  select pg_logical_emit_message(true, 'listpass', '')`

/** One try at a time: a try that waits for a standby cannot be ended, and others would use up the pool. */
export function openCommitTry(pool: Pick<Pool, 'query'>): () => Promise<unknown> {
  let trying: Promise<unknown> | undefined
  return () => (trying ??= pool.query(commitText).finally(() => (trying = undefined)))
}
