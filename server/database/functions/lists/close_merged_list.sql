-- Ends a list after its merge into another list; its id then leads to the other list. The other list is open if one of
-- the two was. It takes the older creation time, because doors may still send scans from before the merge.
create or replace function close_merged_list(p_from uuid, p_into uuid, p_ask uuid)
returns void
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
declare
  q lists;
  p lists;
  was_open boolean;
begin
  select * into q from lists where id = p_from;
  select * into p from lists where id = p_into;
  select is_open(a.is_active, q.is_scanning_on, q.codes_generated_at) into was_open from accounts a where a.id = q.account_id;
  if was_open and not p.is_scanning_on then
    update lists set is_scanning_on = true where id = p_into;
  end if;
  update lists set created_at = least(p.created_at, q.created_at),
    closed_at = case when is_scanning_on then closed_at else greatest(p.closed_at, q.closed_at) end,
    last_erased_at = greatest(p.last_erased_at, q.last_erased_at),
    status_counts = count_statuses(p_into)
  where id = p_into;
  insert into merged_lists (list_id, into_list, ask_id, team_id, account_id, mailchimp_id)
  values (p_from, p_into, p_ask, q.owner_id, q.account_id, q.mailchimp_id);
  update merged_lists set into_list = p_into where into_list = p_from;
  delete from lists where id = p_from;
end
$$;
