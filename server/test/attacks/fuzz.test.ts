import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { anAdmin } from "../support/admins.ts";
import { everyCall, type EveryCall } from "../support/every-call.ts";
import { fingerprints, written } from "../support/fingerprint.ts";
import { chanceOf, hostileRequest, type Chance, type Hostile } from "../support/hostile-requests.ts";
import { newWorkout } from "../support/month-world.ts";
import { organisation, pledge, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { SIZES } from "../support/size.ts";
import { codeOf, teamOf } from "../support/teams.ts";

// Every call the server has, asked for in ways nobody would by mistake.

const { rounds, seed } = SIZES.fuzz;

const kalivo = useProduct({ LOG_LEVEL: "silent" });
let people: Somebody[];
let calls: EveryCall[];
let accepted = 0;
let last: Record<string, string>;
let print: () => Promise<Record<string, string>>;
const db = () => kalivo.product.services.db;

beforeAll(async () => {
  people = [await somebody(kalivo), await somebody(kalivo, "Bo"), await anAdmin(kalivo)];
  const [runner, giver] = people;
  if (runner === undefined || giver === undefined) throw new Error("nobody came");
  await organisation(kalivo, "Ocean");
  await pledge(kalivo, { payer: giver.id, burner: runner.id });
  await codeOf(kalivo, giver);
  await teamOf(kalivo, runner, giver);
  await newWorkout(db(), { burner: runner.id, endAt: "2026-11-04T12:00:00Z", kcal: 300 });
  // The demo's clock is moved by anybody, and a month closes as it goes: it has tests of its own.
  calls = (await everyCall(kalivo)).filter(({ path }) => path !== api.readClock);
  print = await fingerprints(kalivo.owner);
  await startOver();
});

const forgetTries = () => sql`delete from rate_limits`.execute(db());
/** Nobody stays signed out because of what was asked before. */
const startOver = async () => {
  await sql`update sessions set revoked_at = null where revoked_at is not null`.execute(db());
  last = await print();
};

const authorization = (token: string | undefined) => (token === undefined ? undefined : `Bearer ${token}`);

async function ask({ headers, ...asked }: Hostile, who: Somebody | undefined) {
  const sign = authorization(who?.token);
  return kalivo.app.inject({
    ...asked,
    headers: { accept: "application/json", ...headers, ...(sign !== undefined && { authorization: sign }) },
  });
}

async function wrongOf(call: EveryCall, chance: Chance): Promise<string | null> {
  const hostile = hostileRequest(call, chance);
  const who =
    chance() < 0.6
      ? people[call.access === "admin" ? 2 : 0]
      : [undefined, ...people][Math.floor(chance() * 4)];
  await forgetTries();
  const { statusCode: status, body, headers } = await ask(hostile, who);
  const said = `${call.name} by ${who?.id ?? "nobody"}: ${status} ${JSON.stringify(hostile).slice(0, 400)}`;
  if (status >= 500) return said;
  if (headers["x-content-type-options"] !== "nosniff") return `no headers of ours: ${said}`;
  if (status < 400) {
    accepted += 1;
    await startOver();
    return null;
  }
  if (hostile.method !== "HEAD" && hostile.method !== "OPTIONS" && !/"message":"[^"]{5,}/.test(body))
    return `no sentence: ${said}`;
  const before = last;
  last = await print();
  const changed = written(before, last);
  return changed.length === 0 ? null : `wrote ${changed.join()}: ${said}`;
}

test("whatever is asked of any call is answered or refused in words, never a failure of ours, and a refusal writes nothing", async () => {
  const chance = chanceOf(seed);
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const call of calls) {
      const found = await wrongOf(call, chance);
      if (found !== null) wrong.push(found);
    }
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan((rounds * calls.length) / 8); // bent, but many still good enough to be taken
});
