import { type ReactNode, useState } from "react";
import type { DataAt } from "@kalivo/contract/calls.ts";
import { Banner } from "../../ui/banner.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Button, type ButtonSize, type ButtonVariant } from "../../ui/button.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "./admin-action.module.css";
import { type AdminCall, type AdminRead, useAdminCall } from "./use-admin.ts";
import { useProblem, useShownProblem } from "./use-problem.ts";

type Question = { title: string; help: string; action: string; tone?: "danger" | "leaf" };

type AdminActionProps<Address extends AdminCall> = {
  label: string;
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  path: Address;
  data?: DataAt<"POST", Address>;
  /** The read whose cached answer is replaced by the call's answer. */
  answers?: AdminRead;
  /** A confirmation with the effect and the verb. Without it the action runs on the first press. */
  ask?: Question | undefined;
  /** The page's sticky action, as wide as on other pages. */
  sticky?: boolean;
  /** The toast on success. */
  done: string;
  onDone?: () => void;
};

const NOTHING = {};

/** A button for one call; its error stays beside it. */
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
  // Kept while the dialog fades out: the page may already show the next question.
  const [asked, setAsked] = useState<Question | null>(null);
  const [problem, setProblem] = useShownProblem();
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
