import { refundStatement, tryStatement } from "@kalivo/contract/routes/own/statements.ts";
import type { Api } from "../../../../http/mount.ts";
import { refusal, reply, type Refused } from "../../../../http/refusal.ts";
import type { Services } from "../../../../services.ts";
import { requestRefund } from "../../refunds/request-refund.ts";
import type { RefundObstacle } from "../../refunds/why-no-refund.ts";
import { tryAgain, type TryRefusal } from "../../try-again/try-again.ts";
import { findStatement, findStatementFor } from "../queries.ts";
import { showStatement } from "../show-statement.ts";

const UNKNOWN = refusal(404, "There is no such statement.");

/** What a payer may do about a month after its charge: have it paid back, or tried again. */
export function mountMoneyBack(api: Api, services: Services) {
  const { db, config } = services;
  const refundRefusals = refundSentences(config.associationMail);
  const tryRefusals = trySentences(config.associationMail);

  api.on(refundStatement, async ({ params, person, now }) => {
    const row = await findStatementFor(db, params.id, person.id);
    if (row === null) return UNKNOWN;
    if (row.charge_id === null) return refundRefusals["not-paid"];
    const chargeId = row.charge_id;
    const wish = { chargeId, by: "payer", userId: person.id, amount: null, reason: "unrecognised" } as const;
    const asked = await db.transaction().execute((tx) => requestRefund(tx, wish, now));
    if (!asked.ok)
      return asked.refusal.kind === "too-much"
        ? refundRefusals["nothing-left"]
        : refundRefusals[asked.refusal.kind];
    return reply(200, await showStatement(services, (await findStatement(db, row.id)) ?? row));
  });

  api.on(tryStatement, async ({ params, person, now }) => {
    const row = await findStatementFor(db, params.id, person.id);
    if (row === null) return UNKNOWN;
    if (row.charge_id === null) return tryRefusals["not-failed"];
    const tried = await tryAgain(db, row.charge_id, now);
    if (!tried.ok) return tryRefusals[tried.refusal.kind];
    return reply(200, await showStatement(services, (await findStatement(db, row.id)) ?? row));
  });
}

const refundSentences = (mail: string) =>
  ({
    "not-paid": refusal(409, "Nothing was collected for this month, so there is nothing to pay back."),
    "under-way": refusal(409, "This month is being paid back already. It takes 5 to 10 days."),
    disputed: refusal(
      409,
      "Your bank has taken this payment back already. Paying it back as well would pay it twice.",
    ),
    "nothing-left": refusal(409, "All of this month was paid back already."),
    "too-late": refusal(
      409,
      `A month can be paid back at once within 60 days of the charge. Please write to ${mail}.`,
    ),
    "one-a-year": refusal(
      409,
      `You had a month paid back this year already. Please write to ${mail}: then somebody looks at it.`,
    ),
  }) as const satisfies Record<RefundObstacle["kind"], Refused>;

const trySentences = (mail: string) =>
  ({
    "not-failed": refusal(409, "There is nothing to try again: this month did not fail."),
    "under-way": refusal(409, "This month is being collected right now."),
    confirm: refusal(409, "Your bank asks for your confirmation. Open its page from the statement."),
    blocked: refusal(409, `Your donations are stopped after a dispute. Please write to ${mail}.`),
    "no-method": refusal(409, "There is no payment method. Please add one first."),
    "new-method": refusal(
      409,
      "Your bank does not allow this payment method to be tried again. Please choose another one.",
    ),
    "too-soon": refusal(409, "This was tried less than an hour ago. Please wait a little."),
    "too-many": refusal(
      409,
      "This was tried as often as banks allow in a month. Please choose another payment method.",
    ),
  }) as const satisfies Record<TryRefusal["kind"], Refused>;
