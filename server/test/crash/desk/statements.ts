import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { BankFilePreview } from "@kalivo/contract/shapes/bank-statement.ts";
import { killsOf, listRuns, must, readRun, type Desk, type Say } from "./runs.ts";

type Reading = { day: string; part: "confirm" | "return"; times: number };

const MOST_LOOKS = 5;

/** The bank's file dropped into the page, looked at and booked; looked at again where a worker booked something in between. */
export async function bookStatement(desk: Desk, { day, part, times }: Reading): Promise<void> {
  const { pages, bank, admins } = desk;
  const [ines, omar] = admins;
  const file = bank.statement(day);
  if (file === null) return;
  const look = async () => {
    const preview = { method: "POST", path: api.previewBankStatement, token: omar.token, file } as const;
    const looked = await pages.open<BankFilePreview & Say>(preview);
    must("a statement could not be read", looked);
    return looked.body;
  };
  const isDone = async () => (await look()).matches.length === 0;
  for (let looks = 1; ; looks += 1) {
    const { seen, matches } = await look();
    if (matches.length === 0) return;
    const booked = await pages.press<Say>(
      { method: "POST", path: api.bookBankStatement, token: ines.token, data: { seen }, file },
      { part, kills: killsOf(desk, part, times), isDone },
    );
    if (booked?.status === 409 && looks < MOST_LOOKS) continue;
    return must("a statement could not be booked", booked);
  }
}

/**
 * A transfer comes back: by the file it is on, or every other time typed in by hand. Then somebody looks at the account, so
 * that the next run pays it again.
 */
export async function takeBack(desk: Desk, day: string, times: number): Promise<void> {
  const { pages, bank, admins } = desk;
  const [ines, omar] = admins;
  const back = bank.sendBack(day);
  if (back === null) return;
  const { id, organisation } = await payoutOf(desk, back.endToEndId ?? "");
  if (times % 2 === 0) {
    const data = { returned_on: day, reason: "AC04" };
    const returned = await pages.press<Say>(
      { method: "POST", path: pathTo(api.returnPayout, { id }), token: ines.token, data },
      {
        part: "return",
        kills: killsOf(desk, "return", times),
        isDone: async () => (await payoutOf(desk, back.endToEndId ?? "")).state === "returned",
      },
    );
    must("a return could not be booked", returned);
  }
  await bookStatement(desk, { day, part: "return", times });
  const path = pathTo(api.lookAtIban, { id: organisation.id });
  await pages.open({ method: "POST", path, token: omar.token });
}

async function payoutOf(desk: Desk, endToEndId: string) {
  for (const { id } of await listRuns(desk)) {
    const { payouts } = await readRun(desk, id);
    const payout = payouts.find(({ end_to_end_id }) => end_to_end_id === endToEndId);
    if (payout !== undefined) return payout;
  }
  throw new Error(`there is no payout ${endToEndId}`);
}
