import * as api from "@kalivo/contract/api-paths.ts";
import { showDate } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import { Card, Section } from "#web/ui/card.tsx";
import { LinkRow, RowGroup } from "#web/ui/link-row.tsx";
import { adminHref } from "../admin-place.ts";
import { useAdminRead } from "../use-admin.ts";

/** On the first admin page: pending proposals, linked to the person's page, where they are decided. */
export function WaitingProposals() {
  const text = useText("admin").proposals;
  const { data = [] } = useAdminRead(api.listProposals);
  if (data.length === 0) return null;
  return (
    <Section title={text.title}>
      <Card>
        <RowGroup>
          {data.map(({ id, kind, person, proposed_by, proposed_at }) => (
            <LinkRow
              key={id}
              href={adminHref("people", { id: person.id })}
              label={text.what[kind](person.name)}
              detail={text.by(proposed_by.name, showDate(proposed_at))}
            />
          ))}
        </RowGroup>
      </Card>
    </Section>
  );
}
