import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import { showDate, showWhole } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { useAnswerTwin } from "./use-workouts.ts";
import css from "./why-not-counted.module.css";

type WhyNotCountedProps = {
  workout: Workout;
  /** Called with the updated workout. */
  onAnswered: (workout: Workout) => void;
};

/** Why a workout counts nothing or less than alone; asks whether a possible duplicate is the same effort. */
export function WhyNotCounted({ workout, onAnswered }: WhyNotCountedProps) {
  const text = useText("sources").detail;
  const { reason, kcal, kcal_net, question } = workout;
  if (reason === null && question === null) return null;
  return (
    <Stack>
      {reason !== null && (
        <Banner kind="info">
          {reason} {kcal < kcal_net && text.less(showWhole(kcal_net))}
        </Banner>
      )}
      <Twin workout={workout} onAnswered={onAnswered} />
    </Stack>
  );
}

function Twin({ workout: { id, same_effort_as: twin, question, status }, onAnswered }: WhyNotCountedProps) {
  const text = useText("sources").detail;
  const { types } = useText("workouts");
  const { say, saying, problem } = useSay(id, twin?.id ?? 0, onAnswered);
  if (twin === null) return null;
  return (
    <Stack>
      <div className={css.twin}>
        <span className={css.label}>{LABEL[status](text)}</span>
        <span>
          {[
            types[workoutTypeOf(twin.type)],
            twin.legal_appending,
            showDate(twin.start_date),
            `${showWhole(twin.kcal)} kcal`,
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </span>
      </div>
      {problem !== null && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      {question === "same_or_not" && (
        <Button loading={saying === "same"} onClick={() => say("same")}>
          {text.same}
        </Button>
      )}
      {(question === "same_or_not" || question === "may_differ") && (
        <Button loading={saying === "distinct"} onClick={() => say("distinct")}>
          {text.distinct}
        </Button>
      )}
      {question === "take_back" && (
        <Button variant="ghost" loading={saying === "none"} onClick={() => say("none")}>
          {text.takeBack}
        </Button>
      )}
    </Stack>
  );
}

const LABEL: Readonly<Record<Workout["status"], (text: ScreenWords["sources"]["detail"]) => string>> = {
  held: (text) => text.maybeSameAs,
  ok: (text) => text.sharesTimeWith,
  duplicate: (text) => text.sameAs,
  ignored: (text) => text.sameAs,
};

type Says = "same" | "distinct" | "none";

function useSay(id: number, about: number, onAnswered: (workout: Workout) => void) {
  const text = useText("sources");
  const account = useText("account");
  const toast = useToast();
  const answer = useAnswerTwin();
  const [problem, setProblem] = useState<string | null>(null);
  const say = async (says: Says) => {
    const said = await answer.mutateAsync({ id, about, says });
    setProblem(said.ok ? null : (said.data.message ?? account.unreachable));
    if (!said.ok) return;
    onAnswered(said.data);
    toast(text.detail.answered);
  };
  return {
    say: (says: Says) => void say(says),
    saying: answer.isPending ? answer.variables.says : null,
    problem,
  };
}
