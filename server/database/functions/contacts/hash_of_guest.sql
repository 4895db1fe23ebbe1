-- The key of a guest whom a door adds: Mailchimp's key of the email, or one of ours without an email.
create or replace function hash_of_guest(p_contact uuid, p_email text) returns text
language sql immutable as $$
select case when p_email = '' then 'door:' || p_contact else md5(lower(p_email)) end;
$$;
