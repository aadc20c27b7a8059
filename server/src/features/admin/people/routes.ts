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
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { exportReply } from "../../export/export-reply.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { proposeAdmin, proposeErasure } from "../proposals/propose.ts";
import { listReply } from "../page/list-reply.ts";
import { correctBirthday } from "./correct-birthday.ts";
import { personRowOnWire, readPerson } from "./person-on-wire.ts";
import { findPerson, selectPeople } from "./people.queries.ts";
import { removeAnswerOf } from "./remove-answer.ts";
import { removeWhyIMove } from "./remove-why-i-move.ts";
import { revokeAdmin, UNKNOWN_PERSON } from "./set-admin.ts";

export function mountPeopleAdmin(api: Api, { db, config }: Pick<Services, "db" | "config">) {
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
    await logAction(db, { actorId: person.id, action: "person.export", target }, now);
    const exported = { userId: params.id, fileName: `person-${params.id}`, secretKeys: null };
    return exportReply({ db, config }, exported, now);
  });

  api.on(eraseRoute, async ({ person, params, body, now }) => {
    const erasure = { actorId: person.id, personId: params.id, confirm: body.confirm };
    const refused = await proposeErasure(db, erasure, now);
    if (refused !== null) return refused;
    const proposed = await readPerson(db, params.id);
    return proposed === null ? UNKNOWN_PERSON : reply(200, proposed);
  });

  api.on(birthdayRoute, async ({ person, params, body, now }) => {
    const correction = { actorId: person.id, personId: params.id, ...body };
    const refused = await correctBirthday(db, correction, now);
    if (refused !== null) return refused;
    const changed = await readPerson(db, params.id);
    return changed === null ? UNKNOWN_PERSON : reply(200, changed);
  });

  api.on(whyRoute, async ({ person, params, body, now }) => {
    const removal = { actorId: person.id, personId: params.id, reason: body.reason };
    const refused = await removeWhyIMove(db, removal, now);
    if (refused !== null) return refused;
    const changed = await readPerson(db, params.id);
    return changed === null ? UNKNOWN_PERSON : reply(200, changed);
  });

  api.on(answerRoute, async ({ person, params, body, now }) => {
    const removal = { actorId: person.id, personId: params.id, month: params.month, reason: body.reason };
    const refused = await removeAnswerOf(db, removal, now);
    if (refused !== null) return refused;
    const changed = await readPerson(db, params.id);
    return changed === null ? UNKNOWN_PERSON : reply(200, changed);
  });

  api.on(adminRoute, async ({ person, params, body, now }) => {
    const change = { actorId: person.id, personId: params.id };
    const refused = await (body.admin ? proposeAdmin : revokeAdmin)(db, change, now);
    if (refused !== null) return refused;
    const changed = await readPerson(db, params.id);
    return changed === null ? UNKNOWN_PERSON : reply(200, changed);
  });
}
