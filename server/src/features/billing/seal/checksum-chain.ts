import { createHash } from "node:crypto";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import { leavesAfter } from "./seal.queries.ts";

/** The previous checksum of the first month. */
export const BEGINNING = Buffer.alloc(32);
const PAGE = 10_000;

/** A month's leaves in order. */
export async function* leavesOf(db: Queryable, month: PeriodId): AsyncGenerator<Buffer> {
  let position = 0;
  for (;;) {
    const page = await leavesAfter(db, month, position, PAGE);
    for (const { leaf } of page) yield leaf;
    const last = page.at(-1);
    if (last === undefined) return;
    ({ position } = last);
  }
}

/** The checksum after these leaves: each step hashes the previous checksum with the next leaf. */
export async function chained(previous: Buffer, leaves: AsyncIterable<Buffer>): Promise<Buffer> {
  let checksum = previous;
  for await (const leaf of leaves) checksum = createHash("sha256").update(checksum).update(leaf).digest();
  return checksum;
}
