import {
  correctBirthday as birthdayRoute,
  erasePerson as eraseRoute,
  exportPerson as exportRoute,
  listAllPeople,
  readAnyPerson,
  removeWhyIMove as whyRoute,
  setAdmin as adminRoute,
} from "@kalivo/contract/routes/own/admin/people.ts";
import { removeAnswer as answerRoute } from "@kalivo/contract/routes/own/answers.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import type { Db } from "#server/db/client.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { exportReply } from "../../export/export-reply.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { proposeAdmin, proposeErasure } from "../proposals/propose.ts";
import { listReply } from "../page/list-reply.ts";
import { correctBirthday } from "./correct-birthday.ts";
import { personRowOnWire, readPerson } from "./person-on-wire.ts";
import { findPerson, selectPeople } from "./people.queries.ts";
import { removeAnswerOf } from "./remove-answer.ts";
import { removeWhyIMove } from "./remove-why-i-move.ts";
import { revokeAdmin, UNKNOWN_PERSON } from "./set-admin.ts";

export function mountPeopleAdmin(api: Api, services: Pick<Services, "db" | "pool" | "config">) {
  const { db, config } = services;
  /** Changes something, and answers with the person. */
  const changed = (personId: number, change: (db: Db) => Promise<Refused | null>) =>
    allOrNothing(services, async (inside) => {
      const refused = await change(inside.db);
      if (refused !== null) return refused;
      const person = await readPerson(inside.db, personId);
      return person === null ? UNKNOWN_PERSON : reply(200, person);
    });

  api.on(listAllPeople, async ({ query }) =>
    listReply(await selectPeople(db, query.search, pageOf(query)), personRowOnWire),
  );

  api.on(readAnyPerson, async ({ person, params, now }) => {
    const found = await readPerson(db, params.id);
    if (found === null) return UNKNOWN_PERSON;
    const target = { kind: "person", id: params.id } as const;
    await logAction(db, { actorId: person.id, action: "person.read", target }, now);
    return reply(200, found);
  });

  api.on(exportRoute, async ({ person, params, now }) => {
    if ((await findPerson(db, params.id)) === null) return UNKNOWN_PERSON;
    const target = { kind: "person", id: params.id } as const;
    await db.transaction().execute(async (tx) => {
      await logAction(tx, { actorId: person.id, action: "person.export", target }, now);
      await tellAdmins(
        tx,
        { event: "exported", id: params.id, personId: params.id, actorId: person.id },
        now,
      );
    });
    const exported = { userId: params.id, fileName: `person-${params.id}`, secretKeys: null };
    return exportReply({ db, config }, exported, now);
  });

  api.on(eraseRoute, ({ person, params, body, now }) => {
    const erasure = { actorId: person.id, personId: params.id, confirm: body.confirm };
    return changed(params.id, (inside) => proposeErasure(inside, erasure, now));
  });

  api.on(birthdayRoute, ({ person, params, body, now }) => {
    const correction = { actorId: person.id, personId: params.id, ...body };
    return changed(params.id, (inside) => correctBirthday(inside, correction, now));
  });

  api.on(whyRoute, ({ person, params, body, now }) => {
    const removal = { actorId: person.id, personId: params.id, reason: body.reason };
    return changed(params.id, (inside) => removeWhyIMove(inside, removal, now));
  });

  api.on(answerRoute, ({ person, params, body, now }) => {
    const removal = { actorId: person.id, personId: params.id, month: params.month, reason: body.reason };
    return changed(params.id, (inside) => removeAnswerOf(inside, removal, now));
  });

  api.on(adminRoute, ({ person, params, body, now }) => {
    const change = { actorId: person.id, personId: params.id };
    return changed(params.id, (inside) => (body.admin ? proposeAdmin : revokeAdmin)(inside, change, now));
  });
}
