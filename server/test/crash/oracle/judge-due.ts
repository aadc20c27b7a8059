import type { Findings } from "./finding.ts";
import type { ProviderBooks } from "./provider-books.ts";
import type { Rows } from "./rows.ts";

const A_DAY_MS = 86_400_000;
const OVER = new Set(["succeeded", "written_off", "canceled"]);

/** What time has made due by now, and nobody did. */
export function judgeDue(rows: Rows, provider: ProviderBooks, now: Date, findings: Findings): void {
  const undone = (line: string) => findings.add("due and left undone", line);
  const open = new Set(
    rows.disputes.filter(({ state }) => state === "inquiry" || state === "open").map(({ charge }) => charge),
  );
  const pledged = new Set(rows.pledges.map(({ payer }) => payer)).size;
  if (rows.charges.length !== pledged)
    undone(`${pledged} payers owe for the month, but ${rows.charges.length} are asked`);
  for (const { id, state, release_at: at, released_at: released } of rows.charges) {
    if (!OVER.has(state)) undone(`charge ${id} is ${state}`);
    const mayBeReleased = at !== null && at <= now && !open.has(id);
    if (state === "succeeded" && mayBeReleased && released === null) undone(`charge ${id} is not released`);
    if (released !== null && at !== null && released < at)
      undone(`charge ${id} was released before its time`);
  }
  for (const { id, state } of rows.refunds) if (state === "requested") undone(`refund ${id} is ${state}`);
  for (const mail of rows.mails)
    if (mail.sent_at === null && !mail.given_up && mail.not_before <= now) undone(`mail ${mail.key} waits`);
  for (const { id, next, since } of rows.events)
    if (next === null || next <= now || now.getTime() - since.getTime() > A_DAY_MS)
      undone(`event ${id} is not applied`);
  for (const { id, stage } of rows.stages) if (stage !== "closed") undone(`month ${id} is ${stage}`);
  if (rows.stages.length === 0) undone("the month was never closed");
  for (const { endToEndId, state } of rows.payouts)
    if (state === "prepared") undone(`payout ${endToEndId} waits for its second admin`);
  const submitted = rows.journals.filter(({ kind }) => kind === "debit_submitted");
  const keys = new Set(rows.journals.map(({ key }) => key));
  for (const { key } of submitted) if (!keys.has(`${key}:back`)) undone(`${key} is still a receivable`);
  for (const { charge, disputes } of provider.paid)
    for (const { ref, end } of disputes)
      if (end === "open" && rows.disputes.find((each) => each.ref === ref)?.state !== "open")
        undone(`dispute ${ref} of charge ${charge} is not known`);
}
