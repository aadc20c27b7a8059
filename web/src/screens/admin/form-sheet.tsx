import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { type AdminCall, type AdminRead, useAdminCall } from "./use-admin.ts";
import type { AnswerAt } from "@kalivo/contract/calls.ts";
import type { AdminFields } from "./use-admin-fields.ts";
import { useProblem, useShownProblem } from "./use-problem.ts";

type FormSheetProps<Address extends AdminCall> = {
  open: boolean;
  onClose: () => void;
  title: string;
  action: string;
  /** The button's label while nothing has changed. */
  unchanged?: string | undefined;
  done: (answered: AnswerAt<"POST", Address>) => string;
  path: Address;
  answers?: AdminRead | undefined;
  fields: Pick<AdminFields, "changed" | "complete" | "toSend" | "refuse">;
  onSaved?: (answered: AnswerAt<"POST", Address>) => void;
  children: ReactNode;
};

/** An admin form in a sheet: closes once the server has accepted it, and asks before discarding changes. */
export function FormSheet<Address extends AdminCall>(props: FormSheetProps<Address>) {
  const { open, onClose, title, action, path, answers, fields } = props;
  const id = useId();
  const toast = useToast();
  const problemOf = useProblem();
  const saving = useAdminCall({ path, answers });
  const [problem, setProblem] = useShownProblem();
  const idle = props.unchanged !== undefined && !fields.changed;
  const save = async () => {
    if (!fields.complete()) return;
    setProblem(null);
    const answer = await saving.mutateAsync(await fields.toSend());
    if (!answer.ok) {
      fields.refuse(answer);
      if (answer.data.errors === undefined) setProblem(problemOf(answer));
      return;
    }
    toast(props.done(answer.data));
    onClose();
    return props.onSaved?.(answer.data);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      size="wide"
      dirty={fields.changed && saving.data?.ok !== true}
      footer={
        <>
          {problem !== null && (
            <Banner kind="error" live>
              {problem}
            </Banner>
          )}
          <Button variant="leaf" type="submit" form={id} loading={saving.isPending} disabled={idle}>
            {idle ? props.unchanged : action}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!saving.isPending) void save();
        }}
      >
        <Stack gap={20}>{props.children}</Stack>
      </form>
    </Sheet>
  );
}

/** Opens a sheet with a new form each time. */
export function useFormSheet() {
  const [{ opened, open }, set] = useState({ opened: 0, open: false });
  return {
    opened,
    open,
    show: () => set({ opened: opened + 1, open: true }),
    close: () => set({ opened, open: false }),
  };
}
