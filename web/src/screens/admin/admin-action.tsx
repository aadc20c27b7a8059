import { type ReactNode, useState } from "react";
import type { DataAt } from "@kalivo/contract/calls.ts";
import { Banner } from "../../ui/banner.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Button, type ButtonSize, type ButtonVariant } from "../../ui/button.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "./admin-action.module.css";
import { type AdminCall, type AdminRead, useAdminCall } from "./use-admin.ts";
import { useProblem } from "./use-problem.ts";

type Question = { title: string; help: string; action: string; tone?: "danger" | "leaf" };

type AdminActionProps<Address extends AdminCall> = {
  label: string;
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  path: Address;
  data?: DataAt<"POST", Address>;
  /** What this path is read as is what the call answers with. */
  answers?: AdminRead;
  /** Asked before: what it does, and the verb once more. Without it a press is enough. */
  ask?: Question | undefined;
  /** The page's own sticky action: as wide as those of other pages. */
  sticky?: boolean;
  /** Said once it is done. */
  done: string;
  onDone?: () => void;
};

const NOTHING = {};

/** A button for one call. What went wrong stays beside it in words. */
export function AdminAction<Address extends AdminCall>({
  label,
  path,
  data,
  answers,
  ask,
  done,
  sticky = false,
  onDone,
  ...look
}: AdminActionProps<Address>) {
  const toast = useToast();
  const problemOf = useProblem();
  const calling = useAdminCall({ path, answers });
  const [asking, setAsking] = useState(false);
  // What is asked stays as it was while the question fades out: the page may already say what comes next.
  const [asked, setAsked] = useState<Question | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async () => {
    setProblem(null);
    const answer = await calling.mutateAsync(data ?? NOTHING);
    setAsking(false);
    if (!answer.ok) return setProblem(problemOf(answer));
    toast(done);
    return onDone?.();
  };
  const press = () => {
    if (ask === undefined) return void act();
    setAsked(ask);
    return setAsking(true);
  };
  return (
    <div className={classNames(css.action, sticky && css.sticky)}>
      {problem !== null && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      <Button {...look} loading={calling.isPending && !asking} onClick={press}>
        {label}
      </Button>
      {asked !== null && (
        <Confirm
          open={asking}
          title={asked.title}
          action={asked.action}
          loading={calling.isPending}
          tone={asked.tone ?? "danger"}
          onCancel={() => setAsking(false)}
          onConfirm={() => void act()}
        >
          {asked.help}
        </Confirm>
      )}
    </div>
  );
}
