-- Direct debits as a provider books them: a line when they are submitted, and another when they fail.
alter table sandbox.payments
  add column debit_ref text unique; -- the charge of a direct debit, from its submission on
alter table sandbox.movements
  add column given_back_by text; -- of a debit that failed, the line that gave it back

-- Of a direct debit's success only this event has the time.
alter table provider_events
  add column tells_success boolean not null default false;
create index provider_events_of_success on provider_events (object_ref) where tells_success;

-- A bank may announce a dispute first and take the money later: what of it has left the provider's account.
alter table disputes
  add column withdrawn_cents bigint not null default 0 check (withdrawn_cents >= 0);
update disputes
set withdrawn_cents = amount_cents
where state in ('open', 'lost');
