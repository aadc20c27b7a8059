import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminSimulation } from "@kalivo/contract/shapes/admin-billing.ts";
import { useState } from "react";
import { showMoney, showWhole } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { call } from "#web/lib/call.ts";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { Facts } from "../facts.tsx";
import { useProblem } from "../use-problem.ts";
import css from "./month-page.module.css";
import { PayerLink } from "./payer-link.tsx";

type State =
  | { kind: "idle" | "asking" }
  | { kind: "failed"; said: string }
  | { kind: "done"; result: AdminSimulation };

type SimulationProps = {
  month: string;
  /** The month is closed: shows its result instead of a simulation. */
  over?: boolean;
};

/** Rule 19: a month's result, without writing anything. */
export function Simulation({ month, over = false }: SimulationProps) {
  const text = useText("admin").billing;
  const problemOf = useProblem();
  const [state, setState] = useState<State>({ kind: "idle" });
  const simulate = async () => {
    setState({ kind: "asking" });
    const answer = await call("POST", api.simulateMonth, { data: { month } });
    setState(answer.ok ? { kind: "done", result: answer.data } : { kind: "failed", said: problemOf(answer) });
  };
  return (
    <Section title={over ? text.result : text.simulate}>
      <Card roomy>
        <Stack gap={16}>
          <p className={css.quiet}>{over ? text.resultHelp : text.simulateHelp}</p>
          {state.kind === "failed" && (
            <Banner kind="error" live>
              {state.said}
            </Banner>
          )}
          <div className={css.tools}>
            <Button size="medium" loading={state.kind === "asking"} onClick={() => void simulate()}>
              {over ? text.showResult : text.simulate}
            </Button>
          </div>
        </Stack>
      </Card>
      {/* Announces the sum; the table below is read when the user goes there. */}
      <output className="visually-hidden">
        {state.kind === "done" && text.comesTo(showMoney(state.result.to_charge_in_euros))}
      </output>
      {state.kind === "done" && <Result result={state.result} />}
    </Section>
  );
}

function Result({ result }: { result: AdminSimulation }) {
  const text = useText("admin").billing;
  const { payers, payers_count } = result;
  const columns = useColumns();
  return (
    <Stack>
      <Card roomy>
        <h3 className={css.title}>{result.already_closed ? text.was : text.simulated}</h3>
        <Facts
          facts={[
            { label: text.facts.amount, value: showMoney(result.to_charge_in_euros) },
            { label: text.facts.statements, value: showWhole(result.statements) },
            { label: text.facts.toCharge, value: showWhole(result.to_charge) },
            { label: text.facts.carried, value: showWhole(result.carried) },
            { label: text.facts.waived, value: showWhole(result.waived) },
          ]}
        />
      </Card>
      {payers.length === 0 ? (
        <p className={css.quiet}>{text.nobodyPays}</p>
      ) : (
        <DataTable
          caption={text.simulated}
          columns={columns}
          rows={payers}
          rowKey={({ owner_type, owner }) => `${owner_type} ${owner.id}`}
        />
      )}
      {payers.length < payers_count && <p className={css.quiet}>{text.first(payers.length, payers_count)}</p>}
    </Stack>
  );
}

type Payer = AdminSimulation["payers"][number];

function useColumns(): readonly [Column<Payer>, ...Column<Payer>[]] {
  const text = useText("admin").billing;
  return [
    { key: "payer", head: text.payer, cell: (payer) => <PayerLink payer={payer} /> },
    { key: "outcome", head: text.outcome, cell: (payer) => <Outcome payer={payer} /> },
    { key: "lines", head: text.lines, figure: true, cell: ({ lines }) => showWhole(lines) },
    { key: "kcal", head: text.kcal, figure: true, cell: ({ kcal }) => showWhole(kcal) },
    { key: "sum", head: text.sum, figure: true, cell: ({ due_in_euros }) => showMoney(due_in_euros) },
    {
      key: "before",
      head: text.before,
      figure: true,
      cell: ({ before_in_euros }) => showMoney(before_in_euros),
    },
  ];
}

function Outcome({ payer: { outcome, scaled } }: { payer: Payer }) {
  const text = useText("admin").billing;
  return (
    <span className={css.cells}>
      <span>{text.outcomes[outcome] ?? outcome.replaceAll("_", " ")}</span>
      {scaled && <Badge tone="warning">{text.cut}</Badge>}
    </span>
  );
}
