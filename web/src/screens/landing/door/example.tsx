import { MIN_CHARGE_CENTS } from "@kalivo/domain/limits.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { useId, useState } from "react";
import { showRate, showWhole } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import { Card } from "#web/ui/card.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import door from "./door.module.css";
import css from "./example.module.css";
import {
  EXAMPLE_RATES,
  EXAMPLE_WEEKS,
  exampleMonth,
  type ExampleWeek,
} from "#web/features/impact/example-month.ts";

/** What a friend's month would come to: a week that one knows, and a rate. */
export function Example() {
  const text = useText("door").example;
  const [week, setWeek] = useState<ExampleWeek>("runsTwice");
  const [rate, setRate] = useState<number>(EXAMPLE_RATES.first);
  return (
    <section className={css.example}>
      <div>
        <h2 className={door.title}>{text.title}</h2>
        <p className={door.lead}>{text.lead}</p>
        <Outcome week={week} rate={rate} />
      </div>
      <Card roomy>
        <RadioCards
          legend={text.what}
          options={EXAMPLE_WEEKS.map((one) => ({
            value: one,
            label: text.weeks[one].name,
            hint: text.weeks[one].detail,
          }))}
          value={week}
          onChange={setWeek}
        />
        <Rate rate={rate} onChange={setRate} />
      </Card>
    </section>
  );
}

function Rate({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  const text = useText("door").example;
  const id = useId();
  const amount = showRate(rate / 100);
  return (
    <div className={css.rate}>
      <label className={css.rateLabel} htmlFor={id}>
        {text.rate} <strong className={css.rateValue}>{amount}</strong>
      </label>
      <input
        id={id}
        className={css.slider}
        type="range"
        min={EXAMPLE_RATES.least}
        max={EXAMPLE_RATES.most}
        step={EXAMPLE_RATES.step}
        value={rate}
        aria-valuetext={text.perHundred(amount)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

/** Told politely whenever it changes. */
function Outcome({ week, rate }: { week: ExampleWeek; rate: number }) {
  const text = useText("door").example;
  const { kcal, cents } = exampleMonth(week, rate);
  return (
    <>
      <output className={css.outcome}>
        <span className={css.amount}>{text.month(formatEuros(cents))}</span>{" "}
        <span className={css.kcal}>{text.calories(showWhole(kcal))}</span>
      </output>
      <p className={css.note}>{text.limit}</p>
      {cents < MIN_CHARGE_CENTS && <p className={css.note}>{text.small}</p>}
    </>
  );
}
