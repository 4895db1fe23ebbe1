-- The accounts of one email share a salt, so that sign-in hashes a password once for all of them (docs/decisions/0052).

-- The stored password up to its hash: parameters and salt. Null: no password opens the account. `tag` is for servers of
-- the previous release.
alter table second_accounts add column salt text;
update second_accounts s set salt = regexp_replace(u.password_hash, '[^$]*$', '')
from users u where u.id = s.person_id and s.tag is not null;
create index second_accounts_salt on second_accounts (first_id, salt);
grant update (salt) on second_accounts to listpass_app;

create index users_password_hash on users using hash (password_hash);
