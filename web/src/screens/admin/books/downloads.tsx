import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { BOOK_TABLES, type BookTable } from "@kalivo/contract/shapes/admin-books.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "#web/lib/call.ts";
import { useText } from "#web/lib/text.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Card, Stack } from "#web/ui/card.tsx";
import { ActionRow, RowGroup } from "#web/ui/link-row.tsx";
import { useProblem } from "../use-problem.ts";

/** The tables of the period as files; each download is recorded in the audit log. */
export function Downloads({ period }: { period: string }) {
  const text = useText("admin").books;
  const problemOf = useProblem();
  const [busy, setBusy] = useState<BookTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (table: BookTable) => {
    if (busy !== null) return;
    setBusy(table);
    setProblem(null);
    const answer = await call("GET", pathTo(api.downloadBooks, { period, table }));
    setBusy(null);
    if (!answer.ok) setProblem(problemOf(answer));
  };
  return (
    <Stack>
      {problem !== null && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      <Card>
        <RowGroup>
          {BOOK_TABLES.map((table) => (
            <ActionRow
              key={table}
              icon={<Download size={24} aria-hidden />}
              label={text.tables[table].title}
              detail={busy === table ? text.busy : text.tables[table].help}
              onClick={() => void download(table)}
            />
          ))}
        </RowGroup>
      </Card>
    </Stack>
  );
}
