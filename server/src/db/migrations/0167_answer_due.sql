-- A burner is also told that the money of their month arrived, and that they may answer (rule 69).
alter table notifications drop constraint notification_kind;
alter table notifications add constraint notification_kind check (
  kind in ('new_donor', 'cheered', 'answer_due', 'answered', 'collecting', 'collected', 'not_collected', 'proof')
);
