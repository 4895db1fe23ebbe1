-- Tells all servers that a queue may have work, once the transaction is committed. An empty name stands for every queue.
create or replace function announce_work() returns trigger
language plpgsql as $$
begin
  perform pg_notify('listpass_work', tg_argv[0]);
  return null;
end
$$;
