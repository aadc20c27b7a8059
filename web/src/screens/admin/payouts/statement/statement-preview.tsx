import type { BankFilePreview } from "@kalivo/contract/shapes/bank-statement.ts";
import type { ReactNode } from "react";
import { showDate, showMoney } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Stack } from "#web/ui/card.tsx";
import { reasonInWords } from "../reason.ts";
import css from "./statement.module.css";

type Shown = { preview: BankFilePreview };

/** The file's kind, the effect of booking it in figures, and the entries left over. */
export function StatementPreview({ preview }: Shown) {
  const text = useText("admin").payouts.statement;
  return (
    <Stack gap={20}>
      {preview.statements.map((one) => (
        <div key={`${one.reference} ${one.closes_on}`}>
          <p className={css.title}>{text.of(one.reference, showDate(one.closes_on))}</p>
          <p className={css.quiet}>{one.account}</p>
          <p className={css.quiet}>
            {text.entries(one.entries)},{" "}
            {text.balance(showMoney(one.opening_in_euros), showMoney(one.closing_in_euros))}
          </p>
        </div>
      ))}
      <ToBook preview={preview} />
      {preview.already > 0 && <p className={css.quiet}>{text.already(preview.already)}</p>}
      {preview.left_over_count > 0 && <LeftOver preview={preview} />}
    </Stack>
  );
}

function ToBook({ preview: { matches, sums } }: Shown) {
  const { statement: text, ...words } = useText("admin").payouts;
  if (sums.length === 0) return <p>{text.nothing}</p>;
  const counted = sums.reduce((all, { count }) => all + count, 0);
  return (
    <section>
      <h3 className={css.title}>{text.toBook}</h3>
      <p>
        {sums
          .map(
            ({ kind, count, amount_in_euros }) =>
              `${text.kinds[kind]}: ${count}, ${showMoney(amount_in_euros)}`,
          )
          .join(" · ")}
      </p>
      <ul className={css.rows}>
        {matches.map(({ kind, reference, day, amount_in_euros, organisation, reason, from }) => (
          <Row
            key={`${kind} ${reference}`}
            name={organisation?.name ?? text.provider}
            euros={amount_in_euros}
            facts={[
              `${text.kinds[kind]}, ${showDate(day)}`,
              reference,
              from === null ? null : text.from(from.name, from.iban_end),
              reason === null ? null : words.because(reasonInWords(reason, words)),
            ]}
          />
        ))}
      </ul>
      {counted > matches.length && <p className={css.quiet}>{text.more(counted - matches.length)}</p>}
    </section>
  );
}

function LeftOver({ preview: { left_over: all, left_over_count: count } }: Shown) {
  const { statement: text, discrepancies } = useText("admin").payouts;
  const kept = all.filter((one) => one.kept);
  const cleared = all.filter(({ outcome }) => outcome !== null);
  const ours = all.filter(({ why, outcome, ...one }) => why !== null && outcome === null && !one.kept);
  const others = all.filter(({ why }) => why === null);
  return (
    <section className={css.rows}>
      <h3 className={css.title}>{text.leftOver}</h3>
      {kept.length > 0 && <Banner kind="warning">{discrepancies.stay}</Banner>}
      <Rows of={kept} />
      {ours.length > 0 && <p>{text.needsYou}</p>}
      <Rows of={ours} />
      {cleared.length > 0 && <p className={css.quiet}>{discrepancies.cleared}</p>}
      <Rows of={cleared} />
      {others.length > 0 && <p className={css.quiet}>{text.notOurs}</p>}
      <Rows of={others} />
      {count > all.length && <p className={css.quiet}>{text.more(count - all.length)}</p>}
    </section>
  );
}

function Rows({ of }: { of: BankFilePreview["left_over"] }) {
  const { discrepancies } = useText("admin").payouts;
  if (of.length === 0) return null;
  return (
    <ul className={css.rows}>
      {of.map(({ day, amount_in_euros, name, text: said, why, outcome }, place) => (
        <Row
          // oxlint-disable-next-line react/no-array-index-key -- two entries may say the same
          key={place}
          name={name ?? said}
          euros={amount_in_euros}
          facts={[
            showDate(day),
            name === null ? null : said,
            why,
            outcome === null ? null : discrepancies.became(outcome),
          ]}
        />
      ))}
    </ul>
  );
}

type RowProps = { name: ReactNode; euros: number; facts: readonly (string | null)[] };

function Row({ name, euros, facts }: RowProps) {
  return (
    <li className={css.row}>
      <p className={css.head}>
        <span>{name}</span>
        <span className={css.sum}>{showMoney(euros)}</span>
      </p>
      {facts.map(
        (fact) =>
          fact !== null &&
          fact !== "" && (
            <p key={fact} className={css.quiet}>
              {fact}
            </p>
          ),
      )}
    </li>
  );
}
