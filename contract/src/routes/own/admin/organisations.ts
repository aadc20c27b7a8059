import type { Translation } from "@kalivo/domain/language.ts";
import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { LANGUAGES } from "@kalivo/domain/language.ts";
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { MOST_THEMES, THEMES } from "@kalivo/domain/organisations/themes.ts";
import { defineRoute } from "../../../route.ts";
import { AdminOrganisation, AdminOrganisationDetail } from "../../../shapes/admin.ts";
import {
  IdParams,
  Paging,
  wireBoolean,
  wireClearable,
  wireEmail,
  wireOptional,
  wireRequiredList,
  wireShownText,
  wireText,
} from "../../../wire.ts";

export const listAllOrganisations = defineRoute({
  method: "GET",
  path: api.listAllOrganisations,
  summary: "All organisations, hidden ones too, by name. The total stands in X-Total-Count.",
  access: "admin",
  query: z.object({ search: wireOptional(wireText(200)), ...Paging }),
  ok: { 200: z.array(AdminOrganisation) },
});

export const readAnyOrganisation = defineRoute({
  method: "GET",
  path: api.readAnyOrganisation,
  summary: "One organisation with its bank accounts.",
  access: "admin",
  params: IdParams,
  ok: { 200: AdminOrganisationDetail },
  refusals: [404],
});

const words = z.object({
  short_description: wireClearable(wireShownText(MAX_TEXT_LENGTH)),
  long_description: wireClearable(wireShownText(MAX_LONG_TEXT_LENGTH)),
  result: wireClearable(wireShownText(MAX_TEXT_LENGTH)),
});
const more = {
  themes: wireRequiredList(z.enum(THEMES), MOST_THEMES).optional(),
  result: wireClearable(wireShownText(MAX_TEXT_LENGTH)),
  /** What is absent in a language stays; "" empties it, and English is shown instead. */
  texts: z
    .object({ fr: words.optional(), nl: words.optional(), de: words.optional() } satisfies Record<
      Translation,
      z.ZodType
    >)
    .optional(),
};
const PICTURES = ["logo", "banner", "result_picture"] as const;

const texts = {
  name: wireShownText(MAX_TEXT_LENGTH),
  short_description: wireShownText(MAX_TEXT_LENGTH),
  long_description: wireShownText(MAX_LONG_TEXT_LENGTH),
};

/** The grey logo is made from the logo. */
export const createOrganisation = defineRoute({
  method: "POST",
  path: api.createOrganisation,
  summary: "Adds an organisation. 409 when the name is taken, or the association itself is one already.",
  access: "admin",
  body: z.object({
    ...texts,
    ...more,
    /** The association itself, which keeps what is given for it (rule 75). */
    is_association: wireOptional(wireBoolean),
  }),
  files: PICTURES,
  ok: { 201: AdminOrganisationDetail },
  refusals: [409],
});

export const saveOrganisation = defineRoute({
  method: "POST",
  path: api.saveOrganisation,
  summary: "Changes what is given; what is absent stays.",
  access: "admin",
  params: IdParams,
  body: z.object({
    name: wireOptional(texts.name),
    short_description: wireOptional(texts.short_description),
    long_description: wireOptional(texts.long_description),
    ...more,
    remove_result_picture: wireOptional(wireBoolean),
  }),
  files: PICTURES,
  ok: { 200: AdminOrganisationDetail },
  refusals: [404, 409],
});

export const saveContact = defineRoute({
  method: "POST",
  path: api.saveContact,
  summary:
    "Whom a change of its bank account is told to, beside the admins; empty: nobody, absent: as it was. 409 while a change waits, for it was told to somebody.",
  access: "admin",
  params: IdParams,
  body: z.object({
    contact_mail: wireClearable(wireEmail),
    /** Omitted: as it was, or the admin's own with another address. */
    contact_language: wireOptional(z.enum(LANGUAGES)),
  }),
  ok: { 200: AdminOrganisationDetail },
  refusals: [404, 409],
});

export const hideOrganisation = defineRoute({
  method: "POST",
  path: api.hideOrganisation,
  summary: "Hides an organisation from lists and new choices, or shows it again. Who chose it keeps it.",
  access: "admin",
  params: IdParams,
  body: z.object({ hidden: wireBoolean }),
  ok: { 200: AdminOrganisationDetail },
  refusals: [404],
});
