import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AdminPerson, AdminPersonRow } from "../../../shapes/admin.ts";
import {
  IdParams,
  Paging,
  wireBoolean,
  wireDay,
  wireGivenOrNull,
  wireOptional,
  wireRequiredText,
  wireText,
} from "../../../wire.ts";

export const listAllPeople = defineRoute({
  method: "GET",
  path: api.listAllPeople,
  summary:
    "People, newest first; a search looks in names, pseudonyms and mail addresses, or for the id. The total stands in X-Total-Count.",
  access: "admin",
  mayLag: true,
  query: z.object({ search: wireOptional(wireText(200)), ...Paging }),
  ok: { 200: z.array(AdminPersonRow) },
});

export const readAnyPerson = defineRoute({
  method: "GET",
  path: api.readAnyPerson,
  summary: "A person's account. Reading it is logged.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminPerson },
  refusals: [404],
});

export const exportPerson = defineRoute({
  method: "GET",
  path: api.exportPerson,
  summary: "Everything kept about a person, for the request that comes by mail. Logged.",
  access: "admin",
  params: IdParams,
  ok: { 200: "zip" },
  refusals: [404],
});

/** Rules 31 and 40. It cannot be undone, so the caller repeats the person's mail address, and another admin confirms. */
export const erasePerson = defineRoute({
  method: "POST",
  path: api.erasePerson,
  summary:
    "Proposes to erase a person; another admin confirms it. 409 for oneself, for an admin, and while it waits.",
  access: "admin",
  params: IdParams,
  body: z.object({ confirm: wireRequiredText(200) }),
  ok: { 200: AdminPerson },
  refusals: [404, 409],
});

/** Rule 36: a birthday under 18 is locked for its owner. "" empties it. */
export const correctBirthday = defineRoute({
  method: "POST",
  path: api.correctBirthday,
  summary:
    "Corrects somebody's birthday, for a reason. Logged. Under 18 their pledges and codes end. 409: one's own is another admin's to correct.",
  access: "admin",
  params: IdParams,
  body: z.object({
    birthday: wireGivenOrNull(wireDay),
    reason: wireRequiredText(500),
  }),
  ok: { 200: AdminPerson },
  refusals: [404, 409],
});

/** Rule 61: what hurts somebody, or leads astray. The person may write another one. */
export const removeWhyIMove = defineRoute({
  method: "POST",
  path: api.removeWhyIMove,
  summary: "Removes what a person says of why they move, for a reason. Logged.",
  access: "admin",
  params: IdParams,
  body: z.object({ reason: wireRequiredText(500) }),
  ok: { 200: AdminPerson },
  refusals: [404],
});

export const setAdmin = defineRoute({
  method: "POST",
  path: api.setAdmin,
  summary:
    "Proposes somebody as an admin: another one confirms it, or a week passes. Or takes it from one, at once: 409 for oneself and for the last one.",
  access: "admin",
  params: IdParams,
  body: z.object({ admin: wireBoolean }),
  ok: { 200: AdminPerson },
  refusals: [404, 409],
});
