import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";

type Who = { name: string } | null;
export type StepName = "approved" | "file" | "signed" | "confirmed";
export type Step = { name: StepName; done: boolean; next: boolean; by: Who; at: string | null };

type Facts = Pick<
  AdminPayoutRunDetail,
  | "decided_by"
  | "decided_at"
  | "file_taken_by"
  | "file_taken_at"
  | "signed_by"
  | "signed_at"
  | "at_the_bank"
  | "payouts_count"
>;

/** The four steps of an approved run. A confirmed run counts as signed: the bank statement proves it. */
export function stepsOf(run: Facts): Step[] {
  const all = run.at_the_bank === 0;
  const done = {
    approved: true,
    file: run.file_taken_at !== null || all,
    signed: run.signed_at !== null || all,
    confirmed: all,
  };
  const names = ["approved", "file", "signed", "confirmed"] as const;
  const next = names.find((name) => !done[name]);
  const who = {
    approved: { by: run.decided_by, at: run.decided_at },
    file: { by: run.file_taken_by, at: run.file_taken_at },
    signed: { by: run.signed_by, at: run.signed_at },
    confirmed: { by: null, at: null },
  };
  return names.map((name) => ({ name, done: done[name], next: name === next, ...who[name] }));
}

/** The action of the page's filled button. */
export const nextStep = (run: Facts): StepName | null => stepsOf(run).find(({ next }) => next)?.name ?? null;
