import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { auditLog } from "../support/admins.ts";
import { everyCall } from "../support/every-call.ts";
import { usePayoutDesk } from "../support/payout-desk.ts";
import { useProduct } from "../support/product.ts";

// HEAD asks for nothing but the heads of an answer: no call does its work for one.

const kalivo = useProduct();
const desk = usePayoutDesk(kalivo);
let run: number;
beforeAll(async () => {
  run = (await desk.approvedRun()).id;
});

const head = (url: string) =>
  kalivo.app.inject({ method: "HEAD", url, headers: { authorization: `Bearer ${desk.ines().token}` } });

test("the bank's file is not taken by a HEAD", async () => {
  expect((await head(pathTo(api.payoutFile, { id: run }))).statusCode).toBe(404);
  const { body } = await desk.get(pathTo(api.readPayoutRun, { id: run }));
  expect(body.file_taken_at).toBe(null);
});

test("no call answers a HEAD, and none is in the audit log", async () => {
  const before = (await auditLog(kalivo)).length;
  const reads = (await everyCall(kalivo)).filter(({ method }) => method === "GET");
  expect(reads.length).toBeGreaterThan(80);
  const answered: string[] = [];
  for (const { name, path } of reads)
    if ((await head(path.replaceAll(/\{\w+\}/gu, "1"))).statusCode !== 404) answered.push(name);
  expect(answered).toEqual([]);
  expect(await auditLog(kalivo)).toHaveLength(before);
});
