import { createHash } from "node:crypto";
import pg from "pg";

// Half of what tests of the server cost was PostgreSQL reading and planning the same statements anew. Given a name, a
// statement is read and planned once in each connection (`plan_cache_mode` of a cluster that is not durable). What it does
// stays the same.

const PREPARES = Symbol.for("kalivo: statements have names");
const ONE_STATEMENT = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i;

if (!(PREPARES in pg.Client.prototype)) {
  const query: unknown = Reflect.get(pg.Client.prototype, "query");
  if (typeof query !== "function") throw new Error("pg has no query");
  Object.assign(pg.Client.prototype, {
    [PREPARES]: true,
    query(this: pg.Client, ...asked: unknown[]): unknown {
      return Reflect.apply(query, this, named(asked));
    },
  });
}

function named(asked: unknown[]): unknown[] {
  const [text, values, ...rest] = asked;
  if (typeof text !== "string" || !Array.isArray(values) || !ONE_STATEMENT.test(text)) return asked;
  const name = createHash("sha1").update(text).digest("base64");
  return [{ text, values, name }, ...rest];
}
