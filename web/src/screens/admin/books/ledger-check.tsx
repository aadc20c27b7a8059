import * as api from "@kalivo/contract/api-paths.ts";
import type { AdminLedgerCheck } from "@kalivo/contract/shapes/admin-books.ts";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useText } from "#web/lib/text.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Section } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton } from "#web/ui/states/skeleton.tsx";
import { AdminAction } from "../admin-action.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminRead } from "../use-admin.ts";

/** Rule 48: whether the books are consistent and match the payment provider, check by check, and since when. */
export function LedgerCheck() {
  const text = useText("admin").books.check;
  const check = useAdminRead(api.readLedgerCheck, { again: ({ asked }) => asked });
  return (
    <Section title={text.title}>
      <Loaded query={check} skeleton={<CardSkeleton />}>
        {(last) => <LastCheck last={last} />}
      </Loaded>
      <AdminAction
        label={text.run}
        size="medium"
        path={api.runLedgerCheck}
        answers={api.readLedgerCheck}
        done={text.asked}
      />
    </Section>
  );
}

function LastCheck({ last }: { last: AdminLedgerCheck }) {
  const text = useText("admin").books.check;
  const { checked_at: at, differences_count: count, provider } = last;
  if (at === null) return <p>{last.asked ? text.asked : text.never}</p>;
  return (
    <>
      <Banner kind={count === 0 ? "success" : "error"} live>
        {text.result(count, showInstant(at))}
      </Banner>
      {count > 0 && <p>{last.stops_payouts ? text.next.books : text.next.provider}</p>}
      {last.asked && <p>{text.asked}</p>}
      {provider.failure !== null && <Banner kind="error">{text.notCompared(provider.failure)}</Banner>}
      {provider.compared_at !== null && <p>{text.compared(showInstant(provider.compared_at))}</p>}
      <RecordList label={text.title}>
        {last.checks.map(({ title, differences }) => (
          <RecordRow
            key={title}
            title={title}
            badges={<Outcome count={differences.length} />}
            facts={differences.map(({ subject, expected, found }) =>
              text.difference(subject, expected, found),
            )}
          />
        ))}
      </RecordList>
    </>
  );
}

function Outcome({ count }: { count: number }) {
  const text = useText("admin").books.check;
  const Icon = count === 0 ? CircleCheck : TriangleAlert;
  return (
    <Badge tone={count === 0 ? "leaf" : "warning"} icon={<Icon size={14} aria-hidden />}>
      {text.differences(count)}
    </Badge>
  );
}
