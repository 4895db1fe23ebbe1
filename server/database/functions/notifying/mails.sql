-- The mails about notices.

-- The members of a list's team for whom a mail is due. They have notices of the last hour without a queued mail, and
-- got no mail of this kind within 15 minutes. A member who may not enter the team now gets none.
create or replace function mails_due(p_list uuid) returns table (person_id uuid, kind text, after_no bigint, upto_no bigint)
language sql stable as $$
select s.person_id, s.kind, s.mailed_no, n.upto
from notice_settings s
join lists l on l.id = s.list_id and l.owner_id = s.team_id
join memberships m on m.team_id = s.team_id and m.person_id = s.person_id and m.role <> 'door'
join teams t on t.id = s.team_id
cross join lateral (
  select max(n.no) as upto from notices n
  where n.list_id = s.list_id and n.kind = s.kind and n.no > s.mailed_no and n.told_at > now() - interval '1 hour'
) n
where s.list_id = p_list and s.by_mail and n.upto is not null
  and coalesce(s.mailed_at not between now() - interval '15 minutes' and now() + interval '1 minute', true)
  and (not t.needs_second_factor or exists (select from totp_secrets f where f.person_id = s.person_id)
    or exists (select from passkeys k where k.person_id = s.person_id));
$$;

-- Marks the mails of a list that are due as queued, and returns them. The caller queues them in the same transaction.
-- With the owner's rights, because only the member sees whether they have a second factor.
create or replace function queue_notice_mails(p_list uuid) returns table (
  person_id uuid, kind text, after_no bigint, upto_no bigint
)
language sql security definer set search_path = listpass, pg_temp as $$
update notice_settings s set mailed_no = d.upto_no, mailed_at = now()
from mails_due(p_list) d
where s.list_id = p_list and s.person_id = d.person_id and s.kind = d.kind
returning s.person_id, s.kind, d.after_no, d.upto_no;
$$;

-- The person that a mail about this list is for. No row once they have switched it off, or left the team. With the
-- owner's rights, because it reads the member's email.
create or replace function notice_reader(p_list uuid, p_person uuid, p_kind text) returns table (
  name text, email text, team_id uuid, list_name text
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select u.name, u.email, l.owner_id, l.name
from notice_settings s
join lists l on l.id = s.list_id and l.owner_id = s.team_id
join memberships m on m.team_id = s.team_id and m.person_id = s.person_id and m.role <> 'door'
join users u on u.id = s.person_id
where s.list_id = p_list and s.person_id = p_person and s.kind = p_kind and s.by_mail;
$$;
