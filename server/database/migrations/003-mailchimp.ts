// What keeping up with Mailchimp needs: webhooks and polling, consent under way, how hard a login may be asked, and what
// rules have changed.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [listening, overview, consent, pace, effects]) await sql.raw(part).execute(db)
}

const listening = `
alter table lists
  -- 'webhook' or 'polling'; null while nobody listens for changes.
  add webhook_mode text check (webhook_mode in ('webhook', 'polling')),
  add webhook_id text,
  -- The secret part of the address that Mailchimp calls: found by its hash, shown again from the sealed copy.
  add webhook_code_hash bytea unique,
  add webhook_code text,
  -- Signs deliveries; Mailchimp tells it once.
  add webhook_secret text,
  add heard_at timestamptz,
  -- Members changed since then are not read yet.
  add poll_from timestamptz,
  add polled_at timestamptz;

-- A delivery is a hint that a member may have changed: the member is read again, whatever the delivery said.
create table webhook_deliveries (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  kind text not null,
  email_key text collate "C" not null,
  -- The address before, when it has changed.
  old_email_key text collate "C",
  received_at timestamptz not null default now(),
  primary key (list_id, id)
);
alter table webhook_deliveries enable row level security;
create policy own on webhook_deliveries using (list_id = (select acting_list()));
grant select, insert, update, delete on webhook_deliveries to listpass_app;

-- Whose webhook address this is: asked before anybody is known.
create function list_of_webhook(wanted bytea)
returns table (list_id uuid, owner_id uuid, webhook_secret text)
language sql stable security definer set search_path = listpass, pg_temp as
  $$ select id, owner_id, webhook_secret from lists where webhook_code_hash = wanted $$;

-- Said by whoever has checked the deliveries: hints of many, each by the address it came to. Answers with those that were
-- kept: an address may have been given up since.
create function keep_deliveries(p_hints jsonb) returns table (kept uuid)
language sql security definer set search_path = listpass, pg_temp as $$
  insert into webhook_deliveries (list_id, id, kind, email_key, old_email_key)
  select l.id, h.id, h.kind, h.email, h.old_email
  from jsonb_to_recordset(p_hints) as h (hash text, id uuid, kind text, email text, old_email text)
  join lists l on l.webhook_code_hash = decode(h.hash, 'hex')
  returning id
$$;

create function lists_with_deliveries() returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
  with recursive hop as (
    (select w.list_id from webhook_deliveries w order by w.list_id limit 1)
    union all
    select (select w.list_id from webhook_deliveries w where w.list_id > hop.list_id order by w.list_id limit 1)
    from hop where hop.list_id is not null
  )
  select hop.list_id from hop
  join lists on lists.id = hop.list_id and lists.gone_since is null
  join accounts on accounts.id = lists.account_id and accounts.is_active and accounts.reconnect_since is null
$$;

create function lists_to_poll(every interval) returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select l.id from lists l
  join accounts a on a.id = l.account_id and a.is_active and a.reconnect_since is null
  where l.webhook_mode is not null and l.gone_since is null and (l.polled_at is null or l.polled_at < now() - every)
    -- A batch changes everybody, and reads them all itself.
    and not exists (select from batches b where b.list_id = l.id and b.finished_at is null and b.cancelled_at is null)
$$;
`

const overview = `
-- As before, and whether changes are listened for.
drop function list_overview(text);
create function list_overview(wanted text)
returns table (id uuid, account_id uuid, mailchimp_id text, name text, member_count int, active_members int,
  date_created timestamptz, display_field text, default_max int, codes_generated_at timestamptz, gone_since timestamptz,
  is_scanning_on boolean, account_name text, account_active boolean, reconnect_since timestamptz, field_count int,
  running_batch uuid, running_kind text, rules jsonb, webhook_mode text)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select l.id, l.account_id, l.mailchimp_id, l.name, l.member_count, l.active_members, l.date_created, l.display_field, l.default_max,
    l.codes_generated_at, l.gone_since, l.is_scanning_on, a.account_name, a.is_active, a.reconnect_since,
    (select count(*)::int from fields f where f.list_id = l.id), b.id, b.kind,
    coalesce((select jsonb_agg(jsonb_build_object('if_field', r.if_field, 'if_value', r.if_value,
      'then_field', r.then_field, 'then_value', r.then_value) order by r.position) from rules r where r.list_id = l.id), '[]'),
    l.webhook_mode
  from lists l
  join accounts a on a.id = l.account_id
  left join batches b on b.list_id = l.id and b.finished_at is null and b.cancelled_at is null
  where l.owner_id = acting_person() and (wanted is null or l.id::text = wanted or l.mailchimp_id = wanted)
  order by l.date_created nulls last, l.name, l.id
$$;
`

const consent = `
create table oauth_states (
  state_hash bytea primary key,
  person_id uuid not null references users on delete cascade,
  -- Binds the answer to the browser that asked.
  browser_hash bytea not null,
  account_name text not null,
  expires_at timestamptz not null
);
alter table oauth_states enable row level security;
create policy own on oauth_states using (person_id = (select acting_person()));
grant select, insert, delete on oauth_states to listpass_app;

-- Takes a state away, so that it works once. Whoever comes back is known by it alone.
create function take_oauth_state(wanted bytea, browser bytea)
returns table (person_id uuid, account_name text)
language sql security definer set search_path = listpass, pg_temp as $$
  delete from oauth_states where state_hash = wanted and browser_hash = browser
  returning case when expires_at > now() then person_id end, account_name
$$;
`

const pace = `
-- How many calls of a login may run at once now, and until when none should be tried: one row a login in trouble.
create table login_paces (
  login_key text primary key,
  slots int not null,
  -- Since the last halving or raise.
  changed_at timestamptz not null default now(),
  failures int not null default 0,
  open_until timestamptz not null default '-infinity'
);
`

const effects = `
-- What the rules changed with an accepted scan: [{"tag": …, "value": …}].
alter table scans add rule_effects jsonb;
`
