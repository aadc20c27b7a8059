-- A second column of a GiST index narrows nothing, and yet the planner took this constraint's index for every question about
-- a burner and read it whole. As an expression it serves the constraint alone; pledges_of_burner and its like answer the rest.
-- A version's start belongs to it and its end does not (a_version_has_a_start), as in the range that is built here.
alter table pledges
  drop constraint one_version_at_a_time,
  add constraint one_version_at_a_time exclude using gist (
    ((payer_id::bigint << 32) | burner_id) with =,
    tstzrange(lower(valid), upper(valid)) with &&
  );
-- The latest consent, withdrawn or not, is asked for with every workout that is saved.
create index consents_of_person on consents (user_id, kind, id desc);
