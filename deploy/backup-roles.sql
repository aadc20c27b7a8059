-- Two more roles, for backup.sh and restore-test.sh: one reads everything and writes nothing; the other owns nothing but the scratch
-- database that it makes and drops. BACKUP_PASSWORD=… RESTORE_PASSWORD=… psql --file backup-roles.sql
\set ON_ERROR_STOP on
\getenv backup BACKUP_PASSWORD
\getenv restore RESTORE_PASSWORD
create role kalivo_backup login password :'backup' in role pg_read_all_data;
create role kalivo_restore login createdb password :'restore';
