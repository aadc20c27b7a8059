-- Whoever serves may only add to the books, and may so not lock them either: this lends the lock alone, until the
-- transaction ends, so that a seal sees every journal that was written before it.
create function hold_journals() returns void
language sql security definer set search_path = public
as 'lock table journals in share mode';
