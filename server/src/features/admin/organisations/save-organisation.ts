import type { z } from "zod";
import type { saveOrganisation as saveRoute } from "@kalivo/contract/routes/own/admin/organisations.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { violatedConstraint } from "#server/db/violated-constraint.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import type { Upload } from "#server/http/uploads.ts";
import type { AuditFacts } from "../../audit/audited-action.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { UNKNOWN_ORGANISATION } from "../../organisations/unknown-organisation.ts";
import {
  dropReplaced,
  keepPictures,
  prepareOrganisationPictures,
  shownNow,
  type OrganisationPictures,
} from "./organisation-pictures.ts";
import { saveTranslations } from "./save-translations.ts";
import {
  hasAssociation,
  insertOrganisation,
  lockOrganisation,
  updateOrganisation,
  type NewOrganisation,
} from "./organisations.queries.ts";

type Given = z.output<typeof saveRoute.body>;
type Required = "name" | "short_description" | "long_description";
type Whole = Omit<Given, Required> & { [Field in Required]: NonNullable<Given[Field]> } & {
  is_association?: boolean | undefined;
};
type Sent<Fields> = Fields & { files: readonly Upload[] };
type Acting = { actorId: number; organisationId: number };

const WITHOUT_PICTURES = { logo_hash: null, logo_gray_hash: null, banner_hash: null, result_hash: null };

/** Returns its id. */
export async function createOrganisation(
  db: Db,
  actorId: number,
  { files, texts, ...given }: Sent<Whole>,
  now: Date,
): Promise<Result<number, Refused>> {
  const pictures = await prepareOrganisationPictures(files);
  if (!pictures.ok) return pictures;
  return db.transaction().execute(async (tx) => {
    await keepPictures(tx, pictures.value, now);
    const { name, short_description, long_description, themes = [], result = null } = given;
    const own = { name, short_description, long_description, themes: [...new Set(themes)], result };
    const organisation = { ...own, ...shownNow(WITHOUT_PICTURES, pictures.value) };
    const { is_association = false } = given;
    if (is_association && (await hasAssociation(tx))) return refuse(ONE_ASSOCIATION);
    const id = await insertOrganisation(tx, { ...organisation, is_association }, now);
    if (id === null) return refuse(NAME_TAKEN);
    const [, translations] = await saveTranslations(tx, id, texts);
    const target = { kind: "organisation", id } as const;
    await logAction(
      tx,
      {
        actorId,
        action: "organisation.create",
        target,
        after: {
          ...factsOf(organisation),
          ...translations,
          ...(is_association && { is_association }),
        },
      },
      now,
    );
    return accept(id);
  });
}

/** Saves the fields that were sent; without a change nothing is written, not even the log. */
export async function saveOrganisation(
  db: Db,
  acting: Acting,
  { files, ...given }: Sent<Given>,
  now: Date,
): Promise<Refused | null> {
  const pictures = await prepareOrganisationPictures(files);
  if (!pictures.ok) return pictures.refusal;
  try {
    return await db
      .transaction()
      .execute((tx) => saveWithin(tx, acting, { ...given, pictures: pictures.value }, now));
  } catch (error) {
    if (violatedConstraint(error) === "organisations_name_key") return NAME_TAKEN;
    throw error;
  }
}

/** Leaves the pictures as they are. */
export const NO_PICTURES: OrganisationPictures = { logo: null, logoGray: null, banner: null, result: null };

/** The same within the caller's transaction; a name that is taken breaks its constraint. */
export async function saveWithin(
  tx: Queryable,
  { actorId, organisationId }: Acting,
  { pictures, texts, ...given }: Given & { pictures: OrganisationPictures },
  now: Date,
): Promise<Refused | null> {
  const before = await lockOrganisation(tx, organisationId);
  if (before === null) return UNKNOWN_ORGANISATION;
  const shown = given.remove_result_picture === true ? { ...before, result_hash: null } : before;
  const after: NewOrganisation = {
    name: given.name ?? before.name,
    short_description: given.short_description ?? before.short_description,
    long_description: given.long_description ?? before.long_description,
    themes: given.themes === undefined ? before.themes : [...new Set(given.themes)],
    result: given.result === undefined ? before.result : given.result,
    ...shownNow(shown, pictures),
  };
  const [were, are] = await saveTranslations(tx, organisationId, texts);
  const [old, changed] = differing({ ...factsOf(before), ...were }, { ...factsOf(after), ...are });
  if (Object.keys(changed).length === 0) return null;
  await keepPictures(tx, pictures, now);
  await updateOrganisation(tx, organisationId, after);
  await dropReplaced(tx, before, after);
  const target = { kind: "organisation", id: organisationId } as const;
  await logAction(tx, { actorId, action: "organisation.save", target, before: old, after: changed }, now);
  return null;
}

export async function hideOrganisation(
  db: Db,
  { actorId, organisationId }: Acting,
  hidden: boolean,
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    const before = await lockOrganisation(tx, organisationId);
    if (before === null) return UNKNOWN_ORGANISATION;
    const wasHidden = before.hidden_at !== null;
    if (wasHidden === hidden) return null;
    await updateOrganisation(tx, organisationId, { hidden_at: hidden ? now : null });
    await logAction(
      tx,
      {
        actorId,
        action: hidden ? "organisation.hide" : "organisation.show",
        target: { kind: "organisation", id: organisationId },
        before: { hidden: wasHidden },
        after: { hidden },
      },
      now,
    );
    return null;
  });
}

const ONE_ASSOCIATION = refusal(409, (say) => say.admin.organisations.oneAssociation);
const NAME_TAKEN = refusal(409, (say) => say.admin.organisations.nameTaken);

const factsOf = ({
  name,
  short_description,
  long_description,
  logo_hash,
  banner_hash,
  themes,
  result,
  result_hash,
}: Omit<NewOrganisation, "logo_gray_hash">): AuditFacts => ({
  name,
  short_description,
  long_description,
  logo: logo_hash,
  banner: banner_hash,
  themes: themes.join(" "),
  result,
  result_picture: result_hash,
});

/** The facts that differ between two sets, before and after. */
function differing(before: AuditFacts, after: AuditFacts): [AuditFacts, AuditFacts] {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const only = (facts: AuditFacts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return [only(before), only(after)];
}
