import * as api from "@kalivo/contract/api-paths.ts";
import { Secret, TOTP } from "otpauth";
import type { Db } from "#server/db/client.ts";
import { ADMIN_PASSWORD } from "../../support/second-factor.ts";
import type { Pages } from "./calls.ts";

export type Admin = { id: number; token: string };

/** Registers, is made an admin as the command line would, enrols an app of codes, and signs in with both. */
export async function makeAdmin(db: Db, pages: Pages, firstName: string, now: Date): Promise<Admin> {
  const email = `${firstName.toLowerCase()}@example.org`;
  const data = { first_name: firstName, last_name: "Claes", email, password: ADMIN_PASSWORD };
  const registered = await pages.open<{ token: string }>({ method: "POST", path: api.register, data });
  const { token } = registered.body;
  const { id } = await db
    .updateTable("users")
    .set({ is_admin: true, email_confirmed_at: now })
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirstOrThrow();
  const begun = await pages.open<{ secret: string }>({
    method: "POST",
    path: api.beginSecondFactor,
    token,
    data: { proof: { password: ADMIN_PASSWORD } },
  });
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate({
      timestamp: Date.now() + steps * 30_000,
    });
  await expected(pages.open({ method: "POST", path: api.enrolSecondFactor, token, data: { code: code(0) } }));
  const signedIn = await pages.open<{ token: string }>({
    method: "POST",
    path: api.signIn,
    data: { email, password: ADMIN_PASSWORD },
  });
  const own = signedIn.body.token;
  const shown = { method: "POST", path: api.showSecondFactor, token: own, data: { code: code(1) } } as const;
  await expected(pages.open(shown));
  return { id, token: own };
}

async function expected(answering: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answering;
  if (status !== 200) throw new Error(`an admin cannot sign in: ${status} ${JSON.stringify(body)}`);
}
