-- Sentences for people are stored as codes with values, [{"code", "params"}], and become sentences when they are read, in
-- the reader's language (docs/decisions/0098). A text in such a list is Mailchimp's. The columns beside these hold whole
-- sentences of earlier releases. Nothing is written there any more, and a later release drops them.

alter table accounts add column lists_refused_said jsonb;
alter table lists add column doubt_said jsonb;
alter table batches add column said jsonb;
alter table occasions add column who_said jsonb;
alter table vip_rules add column who_said jsonb;
alter table segment_readings add column said jsonb;
alter table list_tags add column said jsonb;
