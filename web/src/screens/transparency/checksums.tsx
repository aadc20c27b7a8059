import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import type { BookSeal } from "@kalivo/contract/shapes/open-books.ts";
import { showLongMonth } from "../../lib/format.ts";
import { publicOrigin } from "../../lib/platform.ts";
import { Card } from "../../ui/card.tsx";
import { CsvLink } from "./csv-link.tsx";
import css from "./transparency-screen.module.css";

/** Each month's checksum, and how to recompute it. */
export function Checksums({ seals }: { seals: readonly BookSeal[] }) {
  const text = useText("books");
  const { language } = useLanguage();
  return (
    <>
      <p className={css.note}>{text.checksumsHelp}</p>
      {seals.length === 0 && <p className={css.note}>{text.noChecksums}</p>}
      {seals.map(({ month, entries, checksum }) => {
        const name = showLongMonth(month, language);
        return (
          <Card key={month}>
            <div className={css.seal}>
              <h3 className={css.monthName}>{name}</h3>
              <span className={css.entries}>{text.entries(entries)}</span>
              <CsvLink path={pathTo(api.downloadLeaves, { month })} of={text.entriesOf(name)} />
              <code className={css.code}>{checksum}</code>
            </div>
          </Card>
        );
      })}
      <p className={css.note}>{text.recompute}</p>
      <code className={css.code}>npm run verify-books -- {publicOrigin()}</code>
    </>
  );
}
