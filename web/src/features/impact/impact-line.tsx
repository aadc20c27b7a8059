import { showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import css from "./impact-line.module.css";

/** Under a figure of calories: "Your donors give about 7,20 €". Nothing where nobody gives. */
export function ImpactLine({ euros }: { euros: number }) {
  const text = useText().home;
  return isWorthSaying(euros) ? (
    <span className={css.impact}>{text.donorsGiveAbout(showMoney(euros))}</span>
  ) : null;
}

/** Amounts are floored to the cent: less than one would read "about 0,00 €". */
const isWorthSaying = (euros: number) => euros >= 0.01;
