import { expect, test } from "vitest";
import { anAdmin } from "./support/admins.ts";
import { addressOf, everyCall } from "./support/every-call.ts";
import { hidingOf } from "./support/hiding.ts";
import { somebody } from "./support/people.ts";
import { useProduct } from "./support/product.ts";

const kalivo = useProduct();
const NOBODYS = 2_000_000_000;

test("what is asked of a number that is nobody's is 404, whatever part of it is asked, and is written so", async () => {
  const { token } = await anAdmin(kalivo);
  const reads = (await everyCall(kalivo)).filter(
    ({ method, path }) => method === "GET" && path.includes("{id}"),
  );
  expect(reads.length).toBeGreaterThan(15);
  const known: string[] = [];
  for (const call of reads) {
    const { status } = await kalivo.send("GET", addressOf(call, NOBODYS), { token });
    if (status !== 404 || !call.statuses.includes(404)) known.push(`${call.name}: ${status}`);
  }
  expect(known).toEqual([]);
});

test("somebody hidden is to a stranger what a number of nobody is, whatever is asked of people", async () => {
  const [stranger, person] = [await somebody(kalivo), await hidingOf(kalivo).hidden()];
  const reads = (await everyCall(kalivo)).filter(
    ({ method, path, access }) => method === "GET" && access !== "admin" && OF_PEOPLE.test(path),
  );
  expect(reads.length).toBeGreaterThan(1);
  for (const call of reads) {
    const [theirs, nobodys] = await Promise.all(
      [person.id, NOBODYS].map((id) => kalivo.send("GET", addressOf(call, id), stranger)),
    );
    expect([theirs?.status, theirs?.body], call.name).toEqual([nobodys?.status, nobodys?.body]);
  }
});

/** Where a number in an address is a person's. */
const OF_PEOPLE = /\/(?:user|people|stats\/\{type\})\/\{id\}/;
