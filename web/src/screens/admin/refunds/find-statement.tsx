import * as api from "@kalivo/contract/api-paths.ts";
import type { AdminFound } from "@kalivo/contract/shapes/admin-desk.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { type FormEvent, useState } from "react";
import { call } from "#web/lib/call.ts";
import { showLongMonth, showMoney } from "#web/lib/format.ts";
import { useText, useLanguage } from "#web/lib/text.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Stack } from "#web/ui/card.tsx";
import { ActionRow, RowGroup } from "#web/ui/link-row.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useProblem } from "../use-problem.ts";

type Found = AdminFound["statements"];

/** Finds a statement with the admin search; several matches are listed to choose from. */
export function FindStatement({ onFound }: { onFound: (id: number) => void }) {
  const { refunds: text } = useText("admin");
  const problemOf = useProblem();
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<Found>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (search.trim() === "") return setProblem(text.unknown);
    setLooking(true);
    const answer = await call("GET", api.findAnything, { data: { search } });
    setLooking(false);
    if (!answer.ok) return setProblem(problemOf(answer));
    return show(answer.data.statements);
  };
  const show = (statements: Found) => {
    const [only, ...others] = statements;
    if (only === undefined) return setProblem(text.unknown);
    return others.length === 0 || only.found_by === "statement" ? onFound(only.id) : setFound(statements);
  };
  return (
    <form noValidate onSubmit={(event) => void find(event)}>
      <Stack gap={20}>
        <TextField
          label={text.number}
          hint={text.numberHelp}
          autoComplete="off"
          maxLength={200}
          value={search}
          error={problem ?? undefined}
          onChange={(event) => {
            setProblem(null);
            setFound([]);
            setSearch(event.target.value);
          }}
        />
        <Button variant="leaf" type="submit" loading={looking}>
          {text.find}
        </Button>
        {found.length > 0 && <Choices found={found} onFound={onFound} />}
      </Stack>
    </form>
  );
}

function Choices({ found, onFound }: { found: Found; onFound: (id: number) => void }) {
  const { refunds: text, billing } = useText("admin");
  const { language } = useLanguage();
  return (
    <Card>
      <RowGroup>
        {found.map(({ id, owner, month, amount_in_euros, ...states }) => (
          <ActionRow
            key={id}
            label={`${owner.name} · ${showLongMonth(month, language)} · ${showMoney(amount_in_euros)}`}
            detail={`${text.statement(String(id))} · ${wordOf(states, billing)}`}
            onClick={() => onFound(id)}
          />
        ))}
      </RowGroup>
    </Card>
  );
}

type States = Pick<Found[number], "state" | "charge_state" | "stopped_at">;

function wordOf({ state, charge_state, stopped_at }: States, text: ScreenWords["admin"]["billing"]): string {
  if (stopped_at !== null) return text.stopped;
  return charge_state === null ? text.states[state] : text.chargeStates[charge_state];
}
