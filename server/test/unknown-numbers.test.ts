import { expect, test } from "vitest";
import { anAdmin } from "./support/admins.ts";
import { addressOf, everyCall } from "./support/every-call.ts";
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
