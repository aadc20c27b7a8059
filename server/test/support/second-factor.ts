import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

/** Long enough for an admin. */
export const ADMIN_PASSWORD = "a long walk by the sea";

/** The current TOTP code, or the one `steps` periods of thirty seconds later. */
export async function codeOf(kalivo: TestProduct, secret: string, steps = 0): Promise<string> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms
  `.execute(kalivo.product.services.db);
  const timestamp = (rows[0]?.ms ?? 0) + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

export const secondFactor = (kalivo: TestProduct, { token }: Pick<Somebody, "token">) => ({
  read: () => kalivo.call("GET", api.readSecondFactor, { token }),
  begin: (password: string) =>
    kalivo.call("POST", api.beginSecondFactor, { token, data: { proof: { password } } }),
  enrol: (code: string) => kalivo.call("POST", api.enrolSecondFactor, { token, data: { code } }),
  show: (data: Record<string, unknown>) =>
    kalivo.call("POST", api.showSecondFactor, { token, form: true, data }),
  renew: (password: string) =>
    kalivo.call("POST", api.renewRecoveryCodes, {
      token,
      data: { proof: { password } },
    }),
});
