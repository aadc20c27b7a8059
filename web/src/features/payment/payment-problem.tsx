import { useText } from "../../lib/text.tsx";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import type { PaymentProblem as Problem } from "@kalivo/contract/shapes/payment-problem.ts";
import { href } from "../../paths.ts";
import { showDate } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";

/** Names the problem and links to where it is solved (specification §4.15). */
export function PaymentProblem({ problem, teamId }: { problem: Problem; teamId: number | null }) {
  const moneyBack = useText("moneyBack");
  const home = useText("home");
  const text = moneyBack.problems;
  const { kind } = problem;
  const which = kind === "declined" ? declined(text, problem.next_attempt_at) : text[kind];
  const aboutMethod = kind === "declined" || kind === "new-method" || kind === "paused";
  return (
    <Banner kind={kind === "card-expiring" ? "warning" : "error"} href={solvedAt(problem, teamId)}>
      {aboutMethod ? `${home.paymentAlert} ${which}` : which}
    </Banner>
  );
}

function declined(text: ScreenWords["moneyBack"]["problems"], next: string | null): string {
  if (next === null || new Date(next) <= new Date()) return text.declinedNow;
  return text.declined(showDate(next));
}

/** A problem of one month is solved on its page, any other where methods are chosen. */
function solvedAt({ kind, statement_id, action_url }: Problem, teamId: number | null): string {
  if (kind === "confirm" && action_url !== null) return action_url;
  const ofOneMonth = kind === "declined" || kind === "blocked" || kind === "confirm";
  if (ofOneMonth && statement_id !== null) return href("statement", { id: statement_id });
  return teamId === null ? href("stripe") : href("stripeTeam", { id: teamId });
}
