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
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { listReply } from "../page/list-reply.ts";
import { saveContact } from "./save-contact.ts";
import { approveIban, lookAtIban, proposeIban, rejectIban } from "./change-iban.ts";
import { organisationOnWire, readOrganisation } from "./organisation-on-wire.ts";
import { selectOrganisations } from "./organisations.queries.ts";
import {
  createOrganisation,
  hideOrganisation,
  saveOrganisation,
  UNKNOWN_ORGANISATION,
} from "./save-organisation.ts";

export function mountOrganisationsAdmin(api: Api, { db, config }: Pick<Services, "db" | "config">) {
  const shown = async (id: number, now: Date) => {
    const organisation = await readOrganisation(db, id, now);
    return organisation === null ? UNKNOWN_ORGANISATION : reply(200, organisation);
  };
  const made = async (id: number, now: Date) => {
    const organisation = await readOrganisation(db, id, now);
    return organisation === null ? UNKNOWN_ORGANISATION : reply(201, organisation);
  };

  api.on(listAllOrganisations, async ({ query, now }) => {
    const asked = { search: query.search, now };
    return listReply(await selectOrganisations(db, asked, pageOf(query)), organisationOnWire);
  });

  api.on(readAnyOrganisation, ({ params, now }) => shown(params.id, now));

  api.on(createRoute, async ({ person, body, files, now }) => {
    const created = await createOrganisation(db, person.id, { ...body, files }, now);
    return created.ok ? made(created.value, now) : created.refusal;
  });

  api.on(saveRoute, async ({ person, params, body, files, now }) => {
    const acting = { actorId: person.id, organisationId: params.id };
    return (await saveOrganisation(db, acting, { ...body, files }, now)) ?? shown(params.id, now);
  });

  api.on(hideRoute, async ({ person, params, body, now }) => {
    const acting = { actorId: person.id, organisationId: params.id };
    return (await hideOrganisation(db, acting, body.hidden, now)) ?? shown(params.id, now);
  });

  api.on(contactRoute, async ({ person, params, body, language, now }) => {
    const contact = { mail: body.contact_mail ?? null, language: body.contact_language ?? language };
    const acting = { actorId: person.id, organisationId: params.id };
    return (await saveContact(db, acting, contact, now)) ?? shown(params.id, now);
  });

  api.on(proposeRoute, async ({ person, params, body, now }) => {
    const { iban, account_holder: accountHolder, communication = null, shared = false } = body;
    const account = { iban, accountHolder, communication, shared, ownIban: config.associationIban };
    const proposal = { actorId: person.id, organisationId: params.id, ...account };
    return (await proposeIban(db, proposal, now)) ?? made(params.id, now);
  });

  api.on(approveRoute, async ({ person, params, now }) => {
    const decided = await approveIban(
      db,
      { actorId: person.id, changeId: params.id, ownIban: config.associationIban },
      now,
    );
    return decided.ok ? shown(decided.value, now) : decided.refusal;
  });

  api.on(lookRoute, async ({ person, params, now }) => {
    const acting = { actorId: person.id, organisationId: params.id };
    return (await lookAtIban(db, acting, now)) ?? shown(params.id, now);
  });

  api.on(rejectRoute, async ({ person, params, now }) => {
    const decided = await rejectIban(db, { actorId: person.id, changeId: params.id }, now);
    return decided.ok ? shown(decided.value, now) : decided.refusal;
  });
}
