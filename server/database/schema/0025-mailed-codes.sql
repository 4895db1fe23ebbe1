-- Letters to guests whom doors add (docs/decisions/0093).

alter table lists add column mails_walk_ins boolean not null default false;

-- When the letter with the code was handed to the queue; null for none.
alter table walk_ins add column mailed_at timestamptz;
grant update (mailed_at) on walk_ins to listpass_app;
