import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import { href } from "../../paths.ts";
import { useMoneyBack } from "../../features/statements/use-money-back.ts";
import { showDate } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "../../features/statements/statement-screen.module.css";

/** A charge in progress: at the bank, waiting for the payer, or refused, with the remedy (rule 15). */
export function Collecting({ month }: { month: Statement }) {
  const text = useText("moneyBack");
  const { charge } = month;
  if (charge === null) return null;
  if (month.note !== null) return <Banner kind="info">{month.note}</Banner>;
  if (charge.state === "processing" && charge.outcome_by !== null)
    return <Banner kind="info">{text.processing(showDate(charge.outcome_by))}</Banner>;
  if (charge.state === "written_off") return <Banner kind="info">{text.givenUp}</Banner>;
  if (charge.state === "action_required" && charge.action_url !== null) {
    return (
      <Stack>
        <p>{text.confirmHelp}</p>
        <ButtonLink variant="leaf" href={charge.action_url}>
          {text.confirm}
        </ButtonLink>
      </Stack>
    );
  }
  return charge.state === "failed" ? <Refused month={month} next={charge.next_attempt_at} /> : null;
}

function Refused({ month, next }: { month: Statement; next: string | null }) {
  const text = useText("moneyBack");
  const toast = useToast();
  const trying = useMoneyBack(String(month.id), api.tryStatement);
  const [problem, setProblem] = useState<string | null>(null);
  const { try_obstacle: obstacle, team } = month;
  const why = obstacle === null ? null : text.tryObstacles[obstacle];
  const attempt = async () => {
    setProblem(null);
    const answer = await trying.mutateAsync(null);
    if (answer.ok) toast(text.tried);
    else setProblem(answer.data.message ?? text.noRetry);
  };
  return (
    <Stack>
      {(next !== null || obstacle !== "no-method") && (
        <p>{next === null ? text.noRetry : text.retryOn(showDate(next))}</p>
      )}
      {why !== null && <p className={css.note}>{why}</p>}
      {problem !== null && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      {obstacle === null && (
        <Button variant="leaf" loading={trying.isPending} onClick={() => void attempt()}>
          {text.tryNow}
        </Button>
      )}
      {obstacle !== "under-way" && obstacle !== "blocked" && (
        <ButtonLink href={team === null ? href("stripe") : href("stripeTeam", { id: team.id })}>
          {obstacle === "no-method" ? text.addMethod : text.newMethod}
        </ButtonLink>
      )}
      <p className={css.help}>{text.noDebt}</p>
    </Stack>
  );
}
