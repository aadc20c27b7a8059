import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "../../lib/text.tsx";
import { useQuery } from "@tanstack/react-query";
import { DownloadRow } from "../../features/account/download-row.tsx";
import { reading } from "../../lib/call.ts";
import { Card, Section } from "../../ui/card.tsx";
import { RowGroup } from "../../ui/link-row.tsx";
import css from "../../features/statements/statement-screen.module.css";

/** Called by the screen, too, to fetch in parallel with the months. */
export const useYears = () =>
  useQuery({
    queryKey: ["yearly-statements"],
    ...reading(api.listYears),
  });

/** The yearly statements; nothing before the first payment. */
export function YearRecords() {
  const text = useText("books").records;
  const years = useYears();
  if (years.data === undefined || years.data.length === 0) return null;
  return (
    <Section title={text.title}>
      <Card>
        <RowGroup>
          {years.data.flatMap(({ year, team }) => {
            const of = { data: team === null ? {} : { team: team.id } };
            const label = text.year(year, team?.name ?? null);
            return [
              <DownloadRow
                key={`${year} ${team?.id} pdf`}
                path={pathTo(api.downloadYearPdf, { year })}
                {...of}
                label={label}
                detail={text.pdf}
              />,
              <DownloadRow
                key={`${year} ${team?.id} csv`}
                path={pathTo(api.downloadYearCsv, { year })}
                {...of}
                label={label}
                detail={text.csv}
              />,
            ];
          })}
        </RowGroup>
      </Card>
      <p className={css.label}>{text.help}</p>
    </Section>
  );
}
