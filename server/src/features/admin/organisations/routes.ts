import {
  approveIban as approveRoute,
  lookAtIban as lookRoute,
  proposeIban as proposeRoute,
  rejectIban as rejectRoute,
} from "@kalivo/contract/routes/own/admin/iban-changes.ts";
import {
  createOrganisation as createRoute,
  hideOrganisation as hideRoute,
  saveContact as contactRoute,
  listAllOrganisations,
  readAnyOrganisation,
  saveOrganisation as saveRoute,
} from "@kalivo/contract/routes/own/admin/organisations.ts";
import type { Result } from "@kalivo/domain/result.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { UNKNOWN_ORGANISATION } from "../../organisations/unknown-organisation.ts";
import { listReply } from "../page/list-reply.ts";
import { saveContact } from "./save-contact.ts";
import { approveIban, lookAtIban, proposeIban, rejectIban } from "./change-iban.ts";
import { organisationOnWire, readOrganisation } from "./organisation-on-wire.ts";
import { selectOrganisations } from "./organisations.queries.ts";
import { createOrganisation, hideOrganisation, saveOrganisation } from "./save-organisation.ts";

export function mountOrganisationsAdmin(api: Api, services: Pick<Services, "db" | "pool" | "config">) {
  const { db } = services;

  api.on(listAllOrganisations, async ({ query, now }) => {
    const asked = { search: query.search, now };
    return listReply(await selectOrganisations(db, asked, pageOf(query)), organisationOnWire);
  });

  api.on(readAnyOrganisation, ({ params, now }) => shown(db, params.id, now));

  api.on(createRoute, ({ person, body, files, now }) =>
    allOrNothing(services, async (inside) => {
      const created = await createOrganisation(inside.db, person.id, { ...body, files }, now);
      return created.ok ? made(inside.db, created.value, now) : created.refusal;
    }),
  );

  api.on(saveRoute, ({ person, params, body, files, now }) => {
    const acting = { actorId: person.id, organisationId: params.id };
    return saved(services, { id: params.id, now }, (inside) =>
      saveOrganisation(inside, acting, { ...body, files }, now),
    );
  });

  api.on(hideRoute, ({ person, params, body, now }) => {
    const acting = { actorId: person.id, organisationId: params.id };
    return saved(services, { id: params.id, now }, (inside) =>
      hideOrganisation(inside, acting, body.hidden, now),
    );
  });

  api.on(contactRoute, ({ person, params, body, language, now }) => {
    const contact = { mail: body.contact_mail, language: body.contact_language, own: language };
    const acting = { actorId: person.id, organisationId: params.id };
    return saved(services, { id: params.id, now }, (inside) => saveContact(inside, acting, contact, now));
  });

  mountAccounts(api, services);
}

/** The accounts that payouts go to, guarded by two admins (rule 18). */
function mountAccounts(api: Api, services: Pick<Services, "pool" | "config">) {
  const { config } = services;

  api.on(proposeRoute, ({ person, params, body, now }) => {
    const { iban, account_holder: accountHolder, communication = null, shared = false } = body;
    const account = { iban, accountHolder, communication, shared, ownIban: config.associationIban };
    const proposal = { actorId: person.id, organisationId: params.id, ...account };
    return allOrNothing(
      services,
      async ({ db }) => (await proposeIban(db, proposal, now)) ?? made(db, params.id, now),
    );
  });

  api.on(approveRoute, ({ person, params, now }) => {
    const decision = { actorId: person.id, changeId: params.id, ownIban: config.associationIban };
    return decided(services, (db) => approveIban(db, decision, now), now);
  });

  api.on(lookRoute, ({ person, params, now }) => {
    const acting = { actorId: person.id, organisationId: params.id };
    return saved(services, { id: params.id, now }, (inside) => lookAtIban(inside, acting, now));
  });

  api.on(rejectRoute, ({ person, params, now }) =>
    decided(services, (db) => rejectIban(db, { actorId: person.id, changeId: params.id }, now), now),
  );
}

/** Saves something of an organisation, and answers with it as it then is. */
const saved = (
  services: Pick<Services, "pool">,
  { id, now }: { id: number; now: Date },
  save: (db: Db) => Promise<Refused | null>,
) => allOrNothing(services, async ({ db }) => (await save(db)) ?? shown(db, id, now));

/** Decides about an account, and answers with its organisation. */
const decided = (
  services: Pick<Services, "pool">,
  decide: (db: Db) => Promise<Result<number, Refused>>,
  now: Date,
) =>
  allOrNothing(services, async ({ db }) => {
    const decision = await decide(db);
    return decision.ok ? shown(db, decision.value, now) : decision.refusal;
  });

async function shown(db: Queryable, id: number, now: Date) {
  const organisation = await readOrganisation(db, id, now);
  return organisation === null ? UNKNOWN_ORGANISATION : reply(200, organisation);
}

async function made(db: Queryable, id: number, now: Date) {
  const organisation = await readOrganisation(db, id, now);
  return organisation === null ? UNKNOWN_ORGANISATION : reply(201, organisation);
}
