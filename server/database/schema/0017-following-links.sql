-- The link opens the gate's occasion that is open at the moment (docs/decisions/0083). Its own occasion is then null.
alter table scanner_links add column follows_open boolean not null default false,
  add constraint scanner_links_follow_or_name_one check (not follows_open or occasion_id is null);
