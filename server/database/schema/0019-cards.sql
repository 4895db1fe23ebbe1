-- What a door shows beside a guest's name (docs/decisions/0087).

alter table lists
  -- {"fields": [{"tag", "name", "is_large"}], "note": tag or null, "alert": {"tag", "name", "is"} or null}; null without a card.
  add column card jsonb;

create trigger note_changed_card after update of card on lists
for each row when (old.card is distinct from new.card) execute function note_changed_list();
