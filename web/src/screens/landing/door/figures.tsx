import type { OpenBooks } from "@kalivo/contract/shapes/open-books.ts";
import { useBooks } from "#web/features/books/use-books.ts";
import { showMoney, showWhole } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import css from "./door.module.css";
import { pageUrl } from "./page-url.ts";

/** What the open books say of all months together. Nothing until enough people gave in a month to publish it. */
export function Figures() {
  const text = useText("door").figures;
  const books = useBooks().data;
  if (books === undefined || books.months.length === 0) return null;
  return (
    <section className={css.figures}>
      <h2 className={css.title}>{text.title}</h2>
      <ul className={css.figureList}>
        {figuresIn(books, text).map(({ value, label }) => (
          <li key={label}>
            <strong className={css.figure}>{value}</strong> {label}
          </li>
        ))}
      </ul>
      <ButtonLink size="medium" href={pageUrl("/m")} external>
        {text.books}
      </ButtonLink>
    </section>
  );
}

type Labels = Record<"given" | "fees" | "held" | "payable" | "paid" | "organisations", string>;
type Place = "held" | "payable" | "in_transit" | "paid";

/** A figure of 0 is left out. */
function figuresIn({ total, organisations }: OpenBooks, text: Labels) {
  const cents = (of: Place) =>
    organisations.reduce((sum, row) => sum + Math.round(row[`${of}_in_euros`] * 100), 0);
  const named = organisations.filter(({ organisation }) => organisation !== null).length;
  return [
    { figure: total.given_in_euros, show: showMoney, label: text.given },
    { figure: total.fees_in_euros, show: showMoney, label: text.fees },
    { figure: cents("held") / 100, show: showMoney, label: text.held },
    { figure: (cents("payable") + cents("in_transit")) / 100, show: showMoney, label: text.payable },
    { figure: cents("paid") / 100, show: showMoney, label: text.paid },
    { figure: named, show: showWhole, label: text.organisations },
  ].flatMap(({ figure, show, label }) => (figure > 0 ? [{ value: show(figure), label }] : []));
}
