import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { ChevronRight, Gauge } from "lucide-react";
import { MAX_CEILING_CENTS, MIN_CEILING_CENTS } from "@kalivo/domain/limits.ts";
import { useState } from "react";
import { ActionRow } from "../../ui/link-row.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { call } from "../../lib/call.ts";
import css from "./settings-screen.module.css";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { showMoney } from "../../lib/format.ts";
import { Stack } from "../../ui/card.tsx";
import { useSessionActions } from "../../features/me/session.ts";
import { useToast } from "../../ui/toast/toasts.tsx";

const LEAST_EUROS = eurosFromCents(MIN_CEILING_CENTS);
const MOST_EUROS = eurosFromCents(MAX_CEILING_CENTS);
const STEP_EUROS = 1;
const BUTTON_STEP_EUROS = 10;

type CeilingProps = { ceiling: number };

/** Rule 12: the most a payer is charged in a month; the payer may change it. */
export function CeilingRow({ ceiling }: CeilingProps) {
  const text = useText("settings");
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        icon={<Gauge aria-hidden />}
        label={text.ceiling}
        value={
          <span className={css.amount}>
            {showMoney(ceiling)}
            <ChevronRight size={20} aria-hidden />
          </span>
        }
        onClick={() => setOpen(true)}
      />
      <CeilingSheet open={open} ceiling={ceiling} onClose={() => setOpen(false)} />
    </>
  );
}

type CeilingSheetProps = CeilingProps & { open: boolean; onClose: () => void };

function CeilingSheet({ open, ceiling, onClose }: CeilingSheetProps) {
  const text = useText("settings");
  const form = useCeiling(ceiling, onClose);
  return (
    <Sheet
      open={open}
      onClose={form.close}
      title={text.ceiling}
      dirty={form.changed}
      footer={
        <Button
          variant="leaf"
          loading={form.saving}
          disabled={!form.changed && !form.saving}
          onClick={form.save}
        >
          {form.changed || form.saving ? text.ceilingSave : text.unchanged}
        </Button>
      }
    >
      <Stack gap={20}>
        {form.problem !== null && (
          <Banner kind="error" live>
            {form.problem}
          </Banner>
        )}
        <NumberStepper
          label={text.ceilingField}
          value={form.euros}
          onChange={form.setEuros}
          least={LEAST_EUROS}
          most={MOST_EUROS}
          step={STEP_EUROS}
          buttonStep={BUTTON_STEP_EUROS}
          unit="€"
          spoken={(euros) => text.ceilingSpoken(showMoney(euros))}
          note={text.ceilingPerMonth}
        />
        <p>{text.ceilingHelp(showMoney(MOST_EUROS))}</p>
      </Stack>
    </Sheet>
  );
}

function useCeiling(ceiling: number, onClose: () => void) {
  const settings = useText("settings");
  const account = useText("account");
  const global = useText("global");
  const toast = useToast();
  const session = useSessionActions();
  // Undefined: unchanged; null: not a number.
  const [draft, setDraft] = useState<number | null | undefined>();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const euros = draft === undefined ? ceiling : draft;
  const close = () => {
    setDraft(undefined);
    setProblem(null);
    onClose();
  };
  const save = async () => {
    if (euros === null) return;
    setSaving(true);
    const data = { ceiling_in_euros: euros };
    const answer = await call("POST", api.setCeiling, { data });
    if (answer.ok) await session.refresh();
    setSaving(false);
    if (answer.ok) {
      toast(settings.ceilingSaved(showMoney(answer.data.ceiling_in_euros)));
      close();
    } else if (answer.kind === "unreachable") setProblem(account.unreachable);
    else setProblem(answer.data.message ?? global.unexpectedError(answer.status));
  };
  const changed = euros !== ceiling && !saving;
  return { euros, setEuros: setDraft, changed, saving, problem, close, save: () => void save() };
}
