import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRun, AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import type { Killer } from "../killing/killer.ts";
import type { PartName } from "../killing/phases.ts";
import type { Admin } from "./admins.ts";
import type { Bank } from "./bank.ts";
import type { Answer, Pages } from "./calls.ts";

export type Say = { message?: string };
export type Desk = { pages: Pages; killer: Killer; bank: Bank; admins: readonly [Admin, Admin] };

/** How many of a part's kills fall on this time of so many that are still to come, of which some have nothing to do. */
export const killsOf = ({ killer }: Pick<Desk, "killer">, part: PartName, times: number): number =>
  Math.ceil((2 * killer.left(part)) / Math.max(2, times));

/** What a person could not do is the end of the month: nobody would know of it otherwise. */
export function must(what: string, answer: Answer<Say> | null): void {
  if (answer !== null && answer.status >= 400)
    throw new Error(`${what}: ${answer.status} ${answer.body.message ?? ""}`);
}

export async function readRun({ pages, admins }: Desk, id: number): Promise<AdminPayoutRunDetail> {
  const path = pathTo(api.readPayoutRun, { id });
  return (await pages.open<AdminPayoutRunDetail>({ method: "GET", path, token: admins[0].token })).body;
}

/** The newest first. */
export async function listRuns({ pages, admins }: Desk): Promise<AdminPayoutRun[]> {
  const path = api.listPayoutRuns;
  return (await pages.open<AdminPayoutRun[]>({ method: "GET", path, token: admins[0].token })).body;
}

/** Prepared by one, approved by the other, its file taken to the bank. `times`: this run and those to come. */
export async function makeRun(desk: Desk, times: number): Promise<void> {
  const { pages, bank, admins } = desk;
  const [ines, omar] = admins;
  const before = (await listRuns(desk))[0]?.id;
  const isNew = async () => (await listRuns(desk))[0]?.id !== before;
  const prepared = await pages.press<Say>(
    { method: "POST", path: api.preparePayouts, token: ines.token },
    { part: "prepare", kills: killsOf(desk, "prepare", times), isDone: isNew },
  );
  if (prepared?.status === 409 && !(await isNew())) return; // nothing to pay
  must("a run could not be prepared", prepared);
  const id = (await listRuns(desk))[0]?.id ?? 0;
  const approved = await pages.press<Say>(
    { method: "POST", path: pathTo(api.approvePayouts, { id }), token: omar.token },
    {
      part: "approve",
      kills: killsOf(desk, "approve", times),
      isDone: async () => (await readRun(desk, id)).state === "approved",
    },
  );
  must("a run could not be approved", approved);
  const file = await pages.press<string>(
    { method: "GET", path: pathTo(api.payoutFile, { id }), token: ines.token },
    { part: "file", kills: killsOf(desk, "file", times), isDone: async () => false },
  );
  if (file?.status !== 200) throw new Error(`there is no file of run ${id}`);
  const sign = { method: "POST", path: pathTo(api.signPayouts, { id }), token: omar.token } as const;
  must("a run could not be signed", await pages.open<Say>(sign));
  bank.order(file.body);
}
