import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { Check } from "lucide-react";
import { useText } from "#web/lib/text.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { showInstant } from "../show-instant.ts";
import css from "./run-steps.module.css";
import { stepsOf } from "./steps-of.ts";

/** From approval to bank statement: the steps done, by whom, and the next one. */
export function RunSteps({ run }: { run: AdminPayoutRunDetail }) {
  const { payouts: text, unknownPerson } = useText("admin");
  return (
    <Card roomy>
      <h2 className={css.title}>{text.steps.title}</h2>
      <ol className={css.steps}>
        {stepsOf(run).map(({ name, done, next, by, at }) => (
          <li
            key={name}
            className={classNames(css.step, done && css.done, next && css.next)}
            aria-current={next ? "step" : undefined}
          >
            <span className={css.mark} aria-hidden>
              {done && <Check size={18} />}
            </span>
            <span>
              <span className={css.name}>{text.steps[name]}</span>
              <span className={css.fact}>
                {at !== null && text.byOn(by?.name ?? unknownPerson, showInstant(at))}
                {name === "confirmed" &&
                  [
                    text.steps.someConfirmed(run.paid, run.payouts_count),
                    ...(run.rejected > 0 ? [text.back(run.rejected)] : []),
                  ].join(" · ")}
                {next && name !== "confirmed" && text.steps.next}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
