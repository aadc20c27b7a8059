-- What a burner writes once a month to those who gave (rule 69): a ready sentence by its name, so that each reader has it in
-- their language, or words of one's own. written_at is of the first time: it may be changed for a while from then on.
-- A removed one has no words left, and may be written anew.
create table answers (
  burner_id  integer not null references users,
  period_id  integer not null references billing_periods,
  ready      text,
  words      text,
  written_at timestamptz not null,
  removed_at timestamptz,
  constraint answer_once_a_month primary key (burner_id, period_id),
  constraint answer_says_one_thing check (num_nonnulls(ready, words) = case when removed_at is null then 1 else 0 end),
  constraint answer_ready check (ready in ('thanks', 'together', 'onwards')),
  constraint answer_is_short check (char_length(words) between 1 and 280)
);
