import type { AdminFound } from "@kalivo/contract/shapes/admin-desk.ts";
import { useText } from "#web/lib/text.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Section } from "#web/ui/card.tsx";
import { adminHref } from "../admin-place.ts";
import { RecordList, RecordRow } from "../record-row.tsx";

export function FoundOthers({ found: { people, teams, organisations } }: { found: AdminFound }) {
  const text = useText("admin");
  return (
    <>
      {people.length > 0 && (
        <Section title={text.parts.people}>
          <RecordList label={text.parts.people}>
            {people.map(({ id, name, email, erased }) => (
              <RecordRow
                key={id}
                to={adminHref("people", { id })}
                title={erased ? text.people.erasedName : name}
                badges={erased && <Badge tone="warning">{text.people.erased}</Badge>}
                facts={[email === "" ? null : email, text.desk.person(id)]}
              />
            ))}
          </RecordList>
        </Section>
      )}
      {teams.length > 0 && (
        <Section title={text.parts.teams}>
          <RecordList label={text.parts.teams}>
            {teams.map(({ id, name, deleted }) => (
              <RecordRow
                key={id}
                to={adminHref("teams", { search: name })}
                title={name}
                badges={deleted && <Badge tone="warning">{text.teams.deleted}</Badge>}
              />
            ))}
          </RecordList>
        </Section>
      )}
      {organisations.length > 0 && (
        <Section title={text.parts.organisations}>
          <RecordList label={text.parts.organisations}>
            {organisations.map(({ id, name, hidden }) => (
              <RecordRow
                key={id}
                to={adminHref("organisations", { id })}
                title={name}
                badges={hidden && <Badge tone="warning">{text.organisations.hidden}</Badge>}
              />
            ))}
          </RecordList>
        </Section>
      )}
    </>
  );
}
