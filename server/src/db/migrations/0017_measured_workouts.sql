-- What a device measured counts as it is: active energy, neither computed by us nor declared by the person.
alter table workouts
  drop constraint workouts_basis_check,
  add constraint workouts_basis_check check (basis in ('computed', 'declared', 'active'));
