-- A card is asked to be replaced before it stops working: its last month, yyyymm. Null: it does not expire, or the
-- provider has not said (methods saved before this).
alter table payers add column method_expires integer check (method_expires % 100 between 1 and 12);
create index payers_of_expiring_cards on payers (method_expires) where method_expires is not null;

-- The round of those warnings: on the 7th and the 21st, each day once.
alter table mail_rounds drop constraint mail_rounds_kind_check;
alter table mail_rounds add constraint mail_rounds_kind_check
  check (kind in ('reminder_sync', 'month_recap', 'card_expiring_early', 'card_expiring_late'));

-- What the last try was made with: the payer may have another method by the time this charge is read or paid back.
alter table charges add column method_label text;

-- One of ours under way at a time; in the provider's dashboard people do as they like.
drop index one_refund_under_way;
create unique index one_refund_under_way on refunds (charge_id)
  where state in ('requested', 'pending') and asked_by <> 'provider';

-- Admins read them newest first.
create index refunds_newest on refunds (requested_at desc, id desc);
create index disputes_newest on disputes (opened_at desc, id desc);
