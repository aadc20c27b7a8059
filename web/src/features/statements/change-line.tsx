import { showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Statement, StatementLine } from "@kalivo/contract/shapes/statement.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { NewAmount, useNewAmount } from "./new-amount.tsx";
import { useGoesOn } from "./use-goes-on.ts";
import { useChangeStatement } from "./use-statements.ts";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "./statement-screen.module.css";

/** During the notice period: drop the line, or lower its amount (rule 9). */
export function ChangeLine({ line, month }: { line: StatementLine; month: Statement }) {
  const statementId = String(month.id);
  const goesOn = useGoesOn(month);
  const text = useText("statements");
  const toast = useToast();
  const change = useChangeStatement(statementId);
  const [open, setOpen] = useState<"drop" | "lower" | null>(null);
  const close = () => setOpen(null);
  const apply = async (due: number | null) => {
    const answer = await change.mutateAsync(
      due === null
        ? { action: "drop_line", line_id: line.id }
        : { action: "lower_line", line_id: line.id, due_in_euros: due },
    );
    close();
    if (answer.kind === "success") toast(doneOf(text, answer.data, due, line.burner.name));
    else if (answer.ok) toast(text.doneChanged);
    else toast(answer.data.message ?? text.failed(answer.status), "error");
  };
  return (
    <div className={css.actions}>
      <Button size="medium" onClick={() => setOpen("lower")}>
        {text.lowerLine(line.burner.name)}
      </Button>
      <Button size="medium" variant="ghost" onClick={() => setOpen("drop")}>
        {text.dropLine(line.burner.name)}
      </Button>
      <Confirm
        open={open === "drop"}
        title={text.dropTitle(line.burner.name)}
        action={text.dropLine(line.burner.name)}
        cancel={text.keep}
        loading={change.isPending}
        onCancel={close}
        onConfirm={() => void apply(null)}
      >
        {goesOn.has(line.burner.id) ? `${text.dropHelp} ${text.dropGoesOn}` : text.dropHelp}
      </Confirm>
      <LowerSheet
        open={open === "lower"}
        line={line}
        saving={change.isPending}
        onClose={close}
        onLower={(due) => void apply(due)}
        onDrop={() => setOpen("drop")}
      />
    </div>
  );
}

type LowerProps = {
  open: boolean;
  line: StatementLine;
  saving: boolean;
  onClose: () => void;
  onLower: (due: number) => void;
  onDrop: () => void;
};

function LowerSheet({ open, line, saving, onClose, onLower, onDrop }: LowerProps) {
  const text = useText("statements");
  const amount = useNewAmount(line.due_in_euros);
  const close = () => {
    amount.forget();
    onClose();
  };
  const submit = () => {
    const due = amount.read();
    if (due === null) return;
    amount.forget();
    if (due === 0) return onDrop(); // zero is the same as dropping
    onLower(due);
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={text.lowerTitle(line.burner.name)}
      footer={
        <>
          <Button variant="danger" loading={saving} onClick={submit}>
            {text.lowerSave}
          </Button>
          <Button variant="ghost" onClick={close}>
            {text.keep}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <NewAmount amount={amount} present={line.due_in_euros} />
      </form>
    </Sheet>
  );
}

/** The rest may be below the minimum: carried to the next month, or given up (rule 11). */
function doneOf(
  text: ScreenWords["statements"],
  { state, total_in_euros }: Statement,
  due: number | null,
  name: string,
): string {
  if (state === "waived") return text.doneWaived;
  if (due === null) return text.doneChanged;
  const done = state === "carried" ? text.doneCarried : text.doneLowered;
  return done(showMoney(due), name, showMoney(total_in_euros));
}
