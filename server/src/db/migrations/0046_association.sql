-- Who runs the product, as said at its first start. In the database, because every serve and worker process, on whatever machine,
-- must sign mails and payment files with the same name. The row is also the mark that the first start is over.
create table association (
  only_one  boolean primary key default true check (only_one),
  -- 70 characters is what a bank's file holds of a name.
  name      text not null check (name = btrim(name) and char_length(name) between 1 and 70),
  mail      text not null check (char_length(mail) between 3 and 254),
  set_up_at timestamptz not null
);
