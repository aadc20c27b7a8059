import { randomUUID } from "node:crypto";
import { commitImport as commitRoute } from "@kalivo/contract/routes/own/commit-import.ts";
import { previewImport as previewRoute } from "@kalivo/contract/routes/own/preview-import.ts";
import { readImport as readRoute } from "@kalivo/contract/routes/own/read-import.ts";
import { IMPORT_SECONDS_AN_HOUR, IMPORTS_AN_HOUR } from "@kalivo/domain/limits.ts";
import { whileHeld } from "#server/concurrency/lease.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal } from "#server/http/refusal.ts";
import { withStoredFiles } from "#server/http/stored-files.ts";
import type { Services } from "#server/services.ts";
import { findBody } from "../workouts.queries.ts";
import { CONSENT_WITHDRAWN } from "../save-workout.ts";
import { commitImport, readImport } from "./commit-import.ts";
import { previewImport } from "./preview-import.ts";
import { endTurn, keepTurn, takeTurn } from "./turn.queries.ts";

const AN_HOUR = 3600;

export function mountImports(api: Api, services: Pick<Services, "db" | "limits" | "workoutFiles">) {
  const { db, limits } = services;
  const importing = limits("import", IMPORTS_AN_HOUR, AN_HOUR);
  const reading = limits("import-reading", IMPORT_SECONDS_AN_HOUR, AN_HOUR);

  api.on(previewRoute, async ({ person, raw, say, now }) => {
    if ((await findBody(db, person.id)).consent_withdrawn) return CONSENT_WITHDRAWN;
    const key = String(person.id);
    const tooMany = (await reading.check(key)) ?? (await importing.consume(key));
    if (tooMany !== null) return tooMany;
    const turn = { userId: person.id, holder: randomUUID() };
    if (!(await takeTurn(db, turn))) return refusal(409, ({ imports }) => imports.busy);
    try {
      const outcome = await whileHeld(
        () => keepTurn(db, turn),
        () =>
          withStoredFiles(raw, previewRoute.uploads, (files) =>
            previewImport(services, { userId: person.id, files, say }, now),
          ),
      );
      if ("refused" in outcome) return outcome;
      await reading.consume(key, Math.ceil(outcome.readingMs / 1000));
      return { status: 201 as const, body: outcome.preview };
    } finally {
      await endTurn(db, turn);
    }
  });

  api.on(readRoute, async ({ person, params, say, now }) => {
    const read = await readImport(db, { id: params.id, userId: person.id, say }, now);
    return "refused" in read ? read : { status: 200 as const, body: read };
  });

  api.on(commitRoute, async ({ person, params, body, say, now }) => {
    if ((await findBody(db, person.id)).consent_withdrawn) return CONSENT_WITHDRAWN;
    const committed = await commitImport(db, { id: params.id, userId: person.id, say, ...body }, now);
    return "refused" in committed ? committed : { status: 200 as const, body: committed };
  });
}
