-- What doors ask guests (docs/decisions/0091).

alter table lists
  -- {"is_required", "asks": [{"tag", "question", "kind", "choices"}]}; null without questions.
  add column asks jsonb;
