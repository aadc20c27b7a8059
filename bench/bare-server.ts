import * as api from "@kalivo/contract/api-paths.ts";
import { createServer } from "node:http";
import { brusselsDay, periodEnd, periodOf, periodStart } from "@kalivo/domain/billing/month.ts";
import { openDatabase } from "../server/src/db/client.ts";
import { selectOrganisations } from "../server/src/features/organisations/organisations.queries.ts";
import { selectMe } from "../server/src/features/account/me/me.queries.ts";
import { signedIn } from "../server/src/http/session.ts";

// The reference: the same queries on the same database, and their rows as JSON, from a bare node:http handler.
// No framework, no checks, no headers, no mapping to the wire's names.
const [, , connectionString = "", port = "0"] = process.argv;
const { db, pool } = openDatabase(connectionString, { max: 16, onLost: () => process.exit(1) });
const period = periodOf(new Date());

const FIRST_PAGE = { language: "en", theme: undefined, sort: "created_at", limit: 50, offset: 0 } as const;

const server = createServer((request, response) => {
  const answer = async () => {
    if (request.url === api.listOrganisations)
      return (await selectOrganisations(pool, FIRST_PAGE)).organisations;
    const person = await signedIn(db, request.headers, new Date());
    const now = new Date();
    const [me] = await selectMe(pool, [
      person?.id,
      periodStart(period),
      periodEnd(period),
      brusselsDay(now),
      now,
    ]);
    return me;
  };
  answer().then(
    (body) => {
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify(body, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value)),
      );
    },
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});
server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
