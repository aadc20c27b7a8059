import { randomToken } from "../auth/random-token.ts";
import { hashPassword } from "../auth/password-hash.ts";
import { findAccount } from "../auth/auth.queries.ts";
import { sendResetLink } from "../auth/reset-link.ts";
import { openAccount } from "../people/open-account.ts";
import { setAdmin } from "../people/people.queries.ts";
import { logAction } from "../audit/audit.queries.ts";
import { lockAdmins } from "../admin/people/people.queries.ts";
import type { Db, Queryable } from "../../db/client.ts";
import type { Association } from "./association.ts";
import { hasAdmin, insertAssociation } from "./setup.queries.ts";

export type FirstStart = { association: Association; firstAdmin: string | null };

/** The first admin; a new one has a link to set a password. */
export type FirstAdmin = { email: string; resetToken: string | null };

/**
 * Stores the association and creates the first admin: all or nothing, and once. A concurrent or later start finds everything
 * done.
 */
export async function keepFirstStart(
  db: Db,
  keys: readonly string[],
  { association, firstAdmin }: FirstStart,
  now: Date,
): Promise<FirstAdmin | null> {
  const passwordHash = await hashPassword(randomToken()); // a password nobody knows: the link sets the first one
  return db.transaction().execute(async (tx) => {
    if (!(await insertAssociation(tx, association, now))) return null;
    await lockAdmins(tx);
    if (firstAdmin === null || (await hasAdmin(tx))) return null;
    return makeAdmin(tx, keys, { email: firstAdmin, passwordHash }, now);
  });
}

async function makeAdmin(
  tx: Queryable,
  keys: readonly string[],
  { email, passwordHash }: { email: string; passwordHash: string },
  now: Date,
): Promise<FirstAdmin> {
  const existing = await findAccount(tx, email);
  const id = existing?.id ?? (await openAccountFor(tx, { email, passwordHash }, now));
  await setAdmin(tx, id, true);
  const target = { kind: "person", id } as const;
  await logAction(
    tx,
    { actorId: null, action: "admin.grant", target, before: { admin: false }, after: { admin: true } },
    now,
  );
  return {
    email,
    resetToken:
      existing === null ? await sendResetLink(tx, keys, { userId: id, why: "first_admin" }, now) : null,
  };
}

async function openAccountFor(
  tx: Queryable,
  { email, passwordHash }: { email: string; passwordHash: string },
  now: Date,
): Promise<number> {
  const account = { ...nameFromAddress(email), email, passwordHash, language: "en" } as const;
  const id = await openAccount(tx, account, now);
  if (id === null) throw new Error(`${email} has just registered: start again.`);
  return id;
}

/** Until they enter their own: "an.peeters@…" is An Peeters, "info@…" is Info Admin. */
function nameFromAddress(email: string) {
  const [first = "", ...others] = email
    .slice(0, email.indexOf("@"))
    .split(/[._+-]/)
    .filter((part) => part !== "")
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1));
  return { first_name: first || "First", last_name: others.join(" ") || "Admin" };
}
