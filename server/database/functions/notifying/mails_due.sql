-- The members of a list's team for whom a mail is due. They have notices of the last hour without a queued mail, and
-- got no mail of this kind within 15 minutes. A member who may not enter the team now gets none.
create or replace function mails_due(p_list uuid) returns table (person_id uuid, kind text, after_no bigint, upto_no bigint)
language sql stable security definer set search_path = listpass, pg_temp as $$
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
