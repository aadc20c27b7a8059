import { sql } from "kysely";
import type { Queryable } from "../../src/db/client.ts";

// Each of these declares a wrong row, which `statements.test.ts` must report.

type Renamed = { id: number; surname: string };
type Mistyped = { id: string; created_at: Date };
type Undeclared = { id: number };
type Nothing = { team_id: number };

const OF = "where u.id =";

export const renamed = (db: Queryable, id: number) =>
  sql<Renamed>`select u.id, u.last_name from users u ${sql.raw(OF)} ${id}`.execute(db);

export const mistyped = (db: Queryable) => sql<Mistyped>`select id, created_at from users`.execute(db);

export const undeclared = (db: Queryable) => sql<Undeclared>`select id, email from users`.execute(db);

export const nothing = (db: Queryable) => sql<Nothing>`select team_id from payers`.execute(db);

export const unknown = (db: Queryable) => sql<Undeclared>`select id from people`.execute(db);
