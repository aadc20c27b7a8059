import * as api from "@kalivo/contract/api-paths.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  MAX_WEEKLY_GOAL_KCAL,
  MIN_WEEKLY_GOAL_KCAL,
  WEEKLY_GOAL_STEP_KCAL,
} from "@kalivo/domain/rhythm/goal.ts";
import { call } from "../../lib/call.ts";
import { showWhole } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

type GoalSheetProps = {
  open: boolean;
  goal: number | null;
  /** Offered to who has no goal; null: not known yet. */
  usual: number | null;
  onClose: () => void;
};

const FIRST_GOAL_KCAL = 1000;
const BUTTON_STEP_KCAL = 100;

/** Sets, changes and removes the weekly goal. */
export function GoalSheet({ open, goal, usual, onClose }: GoalSheetProps) {
  const text = useText("activity").goal;
  const initial = goal ?? usual ?? FIRST_GOAL_KCAL;
  const form = useGoal(initial, onClose);
  const changed = form.kcal !== goal;
  return (
    <Sheet
      open={open}
      onClose={form.close}
      title={text.title}
      dirty={goal !== null && changed}
      footer={
        <Button
          variant="ember"
          loading={form.saving}
          disabled={!changed || form.kcal === null}
          onClick={() => form.save(form.kcal)}
        >
          {changed ? text.save : text.unchanged}
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
          label={text.field}
          value={form.kcal}
          onChange={form.setKcal}
          least={MIN_WEEKLY_GOAL_KCAL}
          most={MAX_WEEKLY_GOAL_KCAL}
          step={WEEKLY_GOAL_STEP_KCAL}
          buttonStep={BUTTON_STEP_KCAL}
          unit="kcal"
          spoken={(kcal) => text.spoken(showWhole(kcal))}
          note={usual === null ? undefined : text.usual(showWhole(usual))}
        />
        <p>{text.rest}</p>
        {goal !== null && (
          <Button disabled={form.saving} onClick={() => form.save(null)}>
            {text.remove}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}

function useGoal(initial: number, onClose: () => void) {
  const text = useText("activity").goal;
  const account = useText("account");
  const global = useText("global");
  const client = useQueryClient();
  const toast = useToast();
  // Undefined: unchanged; null: not a number.
  const [draft, setDraft] = useState<number | null | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setDraft(undefined);
    setProblem(null);
    onClose();
  };
  const saving = useMutation({
    mutationFn: (kcal: number | null) => call("POST", api.setWeeklyGoal, { data: { kcal: kcal ?? "" } }),
    onSuccess: async (answer, kcal) => {
      if (answer.ok) {
        await client.invalidateQueries({ queryKey: ["stats"] });
        toast(kcal === null ? text.removed : text.saved);
        close();
      } else if (answer.kind === "unreachable") setProblem(account.unreachable);
      else setProblem(answer.data.message ?? global.unexpectedError(answer.status));
    },
  });
  return {
    kcal: draft === undefined ? initial : draft,
    setKcal: setDraft,
    saving: saving.isPending,
    save: saving.mutate,
    problem,
    close,
  };
}
