-- What an imprint says beside the name. Null while the operator has not said.
alter table association
  add column address text check (address = btrim(address) and char_length(address) between 5 and 200),
  add column enterprise_number text check (enterprise_number ~ '^[01]\d{3}\.\d{3}\.\d{3}$');
