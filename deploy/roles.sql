-- The two roles of docs/runbook/database.md and their database. Once, as a superuser of PostgreSQL, with the passwords in the
-- environment: OWNER_PASSWORD=… PRODUCT_PASSWORD=… psql --file roles.sql
\set ON_ERROR_STOP on
\getenv owner OWNER_PASSWORD
\getenv product PRODUCT_PASSWORD
create role kalivo_owner login password :'owner';
create role kalivo_product login password :'product';
create database kalivo owner kalivo_owner template template0 encoding 'UTF8';
\connect kalivo
revoke create on schema public from public;
grant create, usage on schema public to kalivo_owner;
-- What the figures of docs/operate/sizing.md were measured with.
alter database kalivo set jit = off;
alter database kalivo set work_mem = '32MB';
