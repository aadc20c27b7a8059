import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { anAdmin } from "../support/admins.ts";
import { addressOf, everyCall, sampleOf, textsIn, type EveryCall } from "../support/every-call.ts";
import { fingerprints, written } from "../support/fingerprint.ts";
import { organisation, somebody, type Somebody } from "../support/people.ts";
import { SIZES } from "../support/size.ts";
import { useProduct } from "../support/product.ts";
import { whereItStands } from "../support/whole-database.ts";

// Half of a pair that stands for one sign is no text. The list is the server's own: a new call is tried by itself.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const HALVES = ["\uD800", "a\uDC00b"];
let people: Record<EveryCall["access"], Somebody | undefined>;
let print: () => Promise<Record<string, string>>;
beforeAll(async () => {
  people = { anybody: undefined, person: await somebody(kalivo), admin: await anAdmin(kalivo) };
  await organisation(kalivo, "Ocean");
  print = await fingerprints(kalivo.owner);
  last = await print();
});

const forget = () => sql`delete from rate_limits`.execute(kalivo.product.services.db);

let last: Record<string, string>;
/** 5xx, or a refusal that wrote something. */
async function wrongOf(call: EveryCall, url: string, data?: Record<string, unknown>): Promise<string[]> {
  const token = people[call.access]?.token;
  await forget();
  const { status } = await kalivo.send(call.method, url, {
    ...(token !== undefined && { token }),
    ...(data !== undefined && { data }),
  });
  const before = last;
  last = await print();
  if (status >= 500) return [`${call.name} ${JSON.stringify(data ?? url)}: ${status}`];
  const changed = status < 400 ? [] : written(before, last);
  return changed.length === 0 ? [] : [`${call.name} ${status} wrote ${changed.join()}`];
}

test("half a sign in any text of any body is left out or refused, and a refusal writes nothing", async () => {
  let tried = 0;
  const wrong: string[] = [];
  for (const call of await everyCall(kalivo)) {
    const { body } = call;
    if (body === undefined || call.path === api.readClock) continue;
    for (const place of textsIn(body)) {
      const half = HALVES[tried++ % HALVES.length];
      const data = sampleOf(body, (path) => (path === place ? half : undefined));
      const alone = { [place.split(".", 1)[0] ?? ""]: half };
      const bodies = tried % 4 < 2 ? [data, alone] : [alone, data];
      for (const each of bodies.slice(0, SIZES.halfSigns.bodies))
        wrong.push(...(await wrongOf(call, addressOf(call), Object(each))));
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(140);
  const { db } = kalivo.product.services;
  expect(await whereItStands(db, "\uFFFD"), "the sign that stands for it").toEqual({});
});

test("half a sign in any part of any query is no failure of ours", async () => {
  const wrong: string[] = [];
  for (const call of await everyCall(kalivo))
    for (const name of call.query)
      for (const half of ["a%ED%A0%80b"])
        wrong.push(...(await wrongOf(call, `${addressOf(call)}?${name}=${half}`)));
  expect(wrong).toEqual([]);
});
