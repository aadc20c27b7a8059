import { listed } from "@kalivo/words/listed.ts";
import { showMoney } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import css from "./impact-line.module.css";

/** Under a figure of calories: "Your donors give about 7,20 €", with visible organisations. Nothing without donors. */
export function ImpactLine({ euros, causes = NONE }: { euros: number; causes?: readonly string[] }) {
  const text = useText("home");
  const { language } = useLanguage();
  if (!isWorthSaying(euros)) return null;
  const amount = showMoney(euros);
  return (
    <span className={css.impact}>
      {causes.length === 0
        ? text.donorsGiveAbout(amount)
        : text.donorsGiveAboutTo(amount, listed(causes, language))}
    </span>
  );
}

const NONE: readonly string[] = [];

/** Amounts are floored to the cent: less than one would read "about 0,00 €". */
const isWorthSaying = (euros: number) => euros >= 0.01;
