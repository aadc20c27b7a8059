-- What a mail server said of the mail itself the last time it refused it, as its reply code (RFC 5321, 4.2): 5xx is for
-- good. Null: it was accepted or never refused, or the server was not there to answer.
alter table outbox add column refused_code integer;
