import type { CourseMonth } from "@kalivo/contract/shapes/admin-course.ts";
import { showLongMonth, showMoney, showMonth, showShort, showWhole } from "#web/lib/format.ts";
import { useLanguage, useText } from "#web/lib/text.tsx";
import { type TimeLine, TimeLines, type TimePoint } from "#web/ui/chart/time-lines.tsx";
import { Card } from "#web/ui/card.tsx";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import css from "./course.module.css";

/** A year's months as lines of money and of people; all of it also as a table. */
export function CourseLines({ months }: { months: readonly CourseMonth[] }) {
  const text = useText("admin").course;
  const { language } = useLanguage();
  const points = months.map(({ month }, place): TimePoint => {
    const name = showLongMonth(month, language);
    const running = place === months.length - 1;
    return {
      key: month,
      label: showMonth(month, language),
      name: running ? text.soFar(name) : name,
      running,
    };
  });
  const lines = useLines(months);
  return (
    <>
      <div className={css.charts}>
        <Card roomy>
          <h3 className={css.label}>{text.money}</h3>
          <TimeLines
            title={text.money}
            points={points}
            lines={lines.money}
            show={showMoney}
            short={showShort}
          />
        </Card>
        <Card roomy>
          <h3 className={css.label}>{text.people}</h3>
          <TimeLines
            title={text.people}
            points={points}
            lines={lines.people}
            show={showWhole}
            short={(value) => (Number.isInteger(value) ? showShort(value) : "")}
          />
        </Card>
      </div>
      <p className={css.help}>{text.help}</p>
      <Disclosure title={text.asTable}>{() => <CourseTable points={points} lines={lines} />}</Disclosure>
    </>
  );
}

type Lines = Readonly<Record<"money" | "people", readonly TimeLine[]>>;

function useLines(months: readonly CourseMonth[]): Lines {
  const text = useText("admin").course;
  const values = (key: Exclude<keyof CourseMonth, "month">) => ({
    key,
    values: months.map((month) => month[key]),
  });
  return {
    money: [
      { ...values("collected_in_euros"), name: text.collected, tone: "leaf" },
      { ...values("paid_out_in_euros"), name: text.paidOut, tone: "leaf-second" },
      { ...values("not_collected_in_euros"), name: text.notCollected, tone: "trouble" },
    ],
    people: [
      { ...values("burners"), name: text.burners, tone: "ember" },
      { ...values("donors"), name: text.donors, tone: "leaf-second" },
    ],
  };
}

type Row = TimePoint & { place: number };

function CourseTable({ points, lines }: { points: readonly TimePoint[]; lines: Lines }) {
  const text = useText("admin").course;
  return (
    <DataTable
      caption={text.title}
      rows={points.map((point, place) => ({ ...point, place })).toReversed()}
      rowKey={({ key }) => key}
      columns={[
        { key: "month", head: text.month, cell: ({ name }) => name },
        ...lines.money.map(column(showMoney)),
        ...lines.people.map(column(showWhole)),
      ]}
    />
  );
}

const column =
  (show: (value: number) => string) =>
  ({ key, name, values }: TimeLine): Column<Row> => ({
    key,
    head: name,
    figure: true,
    cell: ({ place }) => show(values[place] ?? 0),
  });
