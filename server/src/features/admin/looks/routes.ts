import {
  decideLook as decideRoute,
  listLooks as listRoute,
  removeConfirmation as removeRoute,
  sendOrganisationLink as sendRoute,
} from "@kalivo/contract/routes/own/admin/looks.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import { refusal, reply } from "#server/http/refusal.ts";
import type { Api } from "#server/http/route-handler.ts";
import type { Services } from "#server/services.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { deleteConfirmation } from "../../proofs/confirmations.queries.ts";
import { sendLink } from "../../proofs/entrance/links.ts";
import { readOrganisation } from "../organisations/organisation-on-wire.ts";
import { UNKNOWN_ORGANISATION } from "../../organisations/unknown-organisation.ts";
import { decideLook, NO_REASON } from "./decide-look.ts";
import { readLooks } from "./read-looks.ts";

const NO_CONTACT = refusal(409, (say) => say.admin.looks.noContact);

/** The second look at what organisations propose, and their way in. */
export function mountLooks(api: Api, services: Pick<Services, "db" | "pool" | "config">) {
  const { db } = services;
  api.on(listRoute, async ({ now }) => reply(200, await readLooks(db, now)));

  api.on(decideRoute, async ({ person, params, body, now }) => {
    const reason = body.decision === "approve" ? null : (body.reason ?? "");
    if (reason === "") return NO_REASON;
    return allOrNothing(services, async (inside) => {
      const refused = await decideLook(inside, { actorId: person.id, ...params, reason }, now);
      return refused ?? reply(200, await readLooks(inside.db, now));
    });
  });

  api.on(sendRoute, async ({ person, params: { id }, say, now }) => {
    if ((await readOrganisation(db, id, now)) === null) return UNKNOWN_ORGANISATION;
    const sent = await db.transaction().execute(async (tx) => {
      if (!(await sendLink(tx, { organisationId: id, madeBy: person.id }, now))) return false;
      const target = { kind: "organisation", id } as const;
      await logAction(tx, { actorId: person.id, action: "organisation.send_link", target }, now);
      return true;
    });
    return sent ? reply(200, { message: say.admin.looks.linkSent }) : NO_CONTACT;
  });

  api.on(removeRoute, ({ person, params: { id }, now }) =>
    allOrNothing(services, async (inside) => {
      if (await deleteConfirmation(inside.db, id)) {
        const target = { kind: "organisation", id } as const;
        await logAction(inside.db, { actorId: person.id, action: "organisation.unconfirm", target }, now);
      }
      const organisation = await readOrganisation(inside.db, id, now);
      return organisation === null ? UNKNOWN_ORGANISATION : reply(200, organisation);
    }),
  );
}
