import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRun, AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import type { BankFilePreview } from "@kalivo/contract/shapes/bank-statement.ts";
import type { Killer } from "../killing/killer.ts";
import type { Admin } from "./admins.ts";
import type { Bank } from "./bank.ts";
import type { Pages } from "./calls.ts";

type Say = { message?: string };
type Parts = { pages: Pages; killer: Killer; bank: Bank; admins: readonly [Admin, Admin] };

export type Treasurers = ReturnType<typeof treasurers>;

/** How many of a part's kills fall on this time of so many that are still to come. */
const shareOf = (left: number, times: number) => Math.ceil(left / Math.max(1, times));

/** Two admins who pay the organisations by the product's own pages, whoever dies meanwhile. */
export function treasurers({ pages, killer, bank, admins: [ines, omar] }: Parts) {
  const read = (id: number) =>
    pages.open<AdminPayoutRunDetail>({
      method: "GET",
      path: pathTo(api.readPayoutRun, { id }),
      token: ines.token,
    });
  const newestRun = async () => {
    const runs = await pages.open<AdminPayoutRun[]>({
      method: "GET",
      path: api.listPayoutRuns,
      token: ines.token,
    });
    return runs.body[0] ?? null;
  };
  const must = (what: string, answer: { status: number; body: Say } | null) => {
    if (answer !== null && answer.status >= 400)
      throw new Error(`${what}: ${answer.status} ${answer.body.message ?? ""}`);
  };

  /** Prepared by one, approved by the other, its file taken to the bank. `times`: this run and those to come. */
  const run = async (times: number): Promise<void> => {
    const before = await newestRun();
    const prepared = await pages.press<AdminPayoutRunDetail & Say>(
      { method: "POST", path: api.preparePayouts, token: ines.token },
      {
        part: "prepare",
        kills: shareOf(killer.left("prepare"), times),
        isDone: async () => (await newestRun())?.id !== before?.id,
      },
    );
    if (prepared?.status === 409 && (await newestRun())?.id === before?.id) return; // nothing to pay
    const id = (await newestRun())?.id ?? 0;
    must(
      "a run could not be approved",
      await pages.press<AdminPayoutRunDetail & Say>(
        { method: "POST", path: pathTo(api.approvePayouts, { id }), token: omar.token },
        {
          part: "approve",
          kills: shareOf(killer.left("approve"), times),
          isDone: async () => (await read(id)).body.state === "approved",
        },
      ),
    );
    const file = await pages.press<string>(
      { method: "GET", path: pathTo(api.payoutFile, { id }), token: ines.token },
      { part: "file", kills: shareOf(killer.left("file"), times), isDone: async () => false },
    );
    if (file === null || file.status !== 200) throw new Error(`there is no file of run ${id}`);
    must(
      "a run could not be signed",
      await pages.open<Say>({
        method: "POST",
        path: pathTo(api.signPayouts, { id }),
        token: omar.token,
      }),
    );
    bank.order(file.body);
  };

  /** The bank's file dropped into the page, looked at and booked. */
  const state = async (day: string, part: "confirm" | "return", times: number): Promise<void> => {
    const file = bank.statement(day);
    if (file === null) return;
    const look = () =>
      pages.open<BankFilePreview & Say>({
        method: "POST",
        path: api.previewBankStatement,
        token: omar.token,
        file,
      });
    const looked = await look();
    must("a statement could not be read", looked);
    if (looked.body.matches.length === 0) return;
    must(
      "a statement could not be booked",
      await pages.press<Say>(
        {
          method: "POST",
          path: api.bookBankStatement,
          token: ines.token,
          data: { seen: looked.body.seen },
          file,
        },
        {
          part,
          kills: shareOf(killer.left(part), times),
          isDone: async () => (await look()).body.matches.length === 0,
        },
      ),
    );
  };

  /** A transfer came back; by the file it is on, or typed in by hand. Then somebody looks at the account. */
  const takeBack = async (day: string, byHand: boolean, times: number): Promise<void> => {
    const back = bank.sendBack(day);
    if (back === null) return;
    const payout = await payoutOf(back.endToEndId ?? "");
    if (byHand)
      must(
        "a return could not be booked",
        await pages.press<Say>(
          {
            method: "POST",
            path: pathTo(api.returnPayout, { id: payout.id }),
            token: ines.token,
            data: { returned_on: day, reason: "AC04" },
          },
          {
            part: "return",
            kills: shareOf(killer.left("return"), times),
            isDone: async () => (await payoutOf(payout.end_to_end_id)).state === "returned",
          },
        ),
      );
    await state(day, "return", times);
    await pages.open({
      method: "POST",
      path: pathTo(api.lookAtIban, { id: payout.organisation.id }),
      token: omar.token,
    });
  };

  const payoutOf = async (endToEndId: string) => {
    const runs = await pages.open<AdminPayoutRun[]>({
      method: "GET",
      path: api.listPayoutRuns,
      token: ines.token,
    });
    for (const { id } of runs.body) {
      const { body } = await read(id);
      const payout = body.payouts.find(({ end_to_end_id }) => end_to_end_id === endToEndId);
      if (payout !== undefined) return payout;
    }
    throw new Error(`there is no payout ${endToEndId}`);
  };

  return { run, state, takeBack };
}
