import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { expect, test } from "vitest";
import { usersOf } from "../support/connections.ts";
import type { Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { consentAt } from "../support/simulated.ts";

// Whoever disconnects is no longer watched: the provider has been told, however old the connection is.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { start, comeBack, member, moveBy } = usersOf(kalivo);
const DAY = 24 * 60;
/** Longer than a token lives at any of them. */
const STEP_DAYS = 10;

const registrations = async (provider: Provider) =>
  (
    await kalivo.product.services.db
      .selectFrom("simulated.authorizations")
      .select("athlete_id")
      .where("provider", "=", provider)
      .execute()
  ).length;

async function connected(provider: Provider, name: string): Promise<Somebody> {
  const person = await member(name);
  const { authorizeUrl } = await start(person, provider);
  const back = await consentAt(kalivo, authorizeUrl ?? "", { account: `${provider} ${name}` });
  expect(await comeBack(provider, Object.fromEntries(back.searchParams))).toHaveProperty("connection");
  await kalivo.runDue(); // the past is asked for now, not when the tokens are old
  return person;
}

const disconnect = ({ token }: Somebody, provider: Provider) =>
  kalivo.call("POST", pathTo(api.disconnectProvider, { provider }), { token });

test.each([
  ["garmin", 2],
  ["garmin", 100],
  ["strava", 2],
  ["strava", 100],
] as const)("%s is told of a disconnect after %i days", async (provider, days) => {
  const person = await connected(provider, `After ${days}`);
  expect(await registrations(provider)).toBe(1);
  for (let day = 0; day < days; day += STEP_DAYS) await moveBy(Math.min(STEP_DAYS, days) * DAY);
  expect((await disconnect(person, provider)).status).toBe(200);
  await moveBy(1);
  expect(await registrations(provider)).toBe(0);
});
