import { formatEuros } from "@kalivo/domain/money/display.ts";
import { showRate, showWhole } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Heading } from "../../ui/heading.tsx";
import { EXAMPLE_RATES, exampleMonth } from "../impact/example-month.ts";
import css from "./first-week.module.css";

const DONORS = 2n;
/** The weeks of the picture, as parts of the highest bar. */
const WEEKS = [0.72, 1, 0.6, 0.86] as const;

/** What a month looks like, for whoever has none yet; it says that it is an example. */
export function ExampleOfAMonth({ title, of }: { title: string; of: "calories" | "euros" }) {
  const text = useText("firstWeek");
  const { kcal, cents } = exampleMonth("runsTwice", EXAMPLE_RATES.first);
  const [figure, rate] = [showWhole(kcal), showRate(EXAMPLE_RATES.first / 100)];
  const burns = of === "calories";
  return (
    <div className={css.example}>
      <div className={css.exampleHead}>
        <Heading className={css.title}>{title}</Heading>
        <Badge>{text.tag}</Badge>
      </div>
      <div className={burns ? css.ember : css.leaf} aria-hidden="true">
        <div className={css.bars}>
          {WEEKS.map((height) => (
            <span key={height} className={css.bar} style={{ height: `${height * 100}%` }} />
          ))}
        </div>
      </div>
      <p className={css.line}>
        {burns
          ? text.burnExample(figure, rate, formatEuros(cents * DONORS))
          : text.giveExample(figure, rate, formatEuros(cents))}
      </p>
    </div>
  );
}
