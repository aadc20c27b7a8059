import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { showDate, showMoney, showWhole } from "#web/lib/format.ts";
import { Card, Section } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "#web/ui/states/skeleton.tsx";
import { AdminPage } from "../admin-page.tsx";
import { type Fact, Facts } from "../facts.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminRead } from "../use-admin.ts";
import { Discrepancies, useDiscrepancies } from "./discrepancies/discrepancies.tsx";
import { PayoutLine } from "./payout-line.tsx";
import { RunBadge } from "./payout-badges.tsx";
import css from "./payouts.module.css";
import { RunActions } from "./run-actions.tsx";

/** A run: its decisions, the file for the bank, and every payout with the bank's answer. */
export function RunPage({ id }: { id: number }) {
  const { parts, payouts: text } = useText("admin");
  const run = useAdminRead(pathTo(api.readPayoutRun, { id }));
  const title = run.data === undefined ? parts.payouts : text.title(showDate(run.data.prepared_at));
  return (
    <AdminPage part="payouts" title={title} inside>
      <Loaded
        query={run}
        skeleton={
          <Repeat times={3}>
            <CardSkeleton />
          </Repeat>
        }
      >
        {(loaded) => <Run run={loaded} />}
      </Loaded>
    </AdminPage>
  );
}

type Shown = { run: AdminPayoutRunDetail };

function Run({ run }: Shown) {
  const text = useText("admin").payouts;
  const facts = useFacts(run);
  const discrepancies = useDiscrepancies(run.id);
  return (
    <>
      <Card roomy>
        <p className={css.state}>
          <RunBadge run={run} />
        </p>
        <Facts facts={facts} />
      </Card>
      <Discrepancies of={discrepancies} />
      <RunActions run={run} />
      <Section title={text.lines}>
        <Card roomy>
          <ul>
            {run.payouts.map((payout) => (
              <PayoutLine
                key={payout.id}
                payout={payout}
                run={run}
                contradictions={discrepancies.filter(
                  (one) => one.ended === null && one.payout_id === payout.id,
                )}
              />
            ))}
          </ul>
        </Card>
      </Section>
    </>
  );
}

function useFacts(run: AdminPayoutRunDetail): Fact[] {
  const { payouts: text, unknownPerson } = useText("admin");
  const { prepared_by, prepared_at, decided_by, decided_at, recalled_by, recalled_at, state } = run;
  const decided = recalled_at === null ? state : "approved";
  const by = (who: { name: string } | null, at: string) =>
    text.byOn(who?.name ?? unknownPerson, showInstant(at));
  return [
    { label: text.amount, value: showMoney(run.amount_in_euros) },
    { label: text.count, value: showWhole(run.payouts_count) },
    { label: text.preparedBy, value: by(prepared_by, prepared_at) },
    ...(decided_at === null ? [] : [{ label: text.decidedBy[decided], value: by(decided_by, decided_at) }]),
    ...(recalled_at === null ? [] : [{ label: text.recalled, value: by(recalled_by, recalled_at) }]),
    ...(state === "approved" ? [{ label: text.executeOn, value: showDate(run.execute_on) }] : []),
    { label: text.messageId, value: run.message_id, wide: true },
  ];
}
