import { useText } from "#web/lib/text.tsx";
import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { useMedia } from "#web/lib/media.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card, Section } from "#web/ui/card.tsx";
import { LinkRow, RowGroup } from "#web/ui/link-row.tsx";
import { ADMIN_GROUPS, adminHref, type AdminPart, GROUP_NAMES } from "../admin-place.ts";
import { PartIcon } from "../part-icons.tsx";
import { waitingIn } from "./alarm-place.ts";

/** The parts as rows, for screens without the menu at the left. */
export function PartRows({ alarms }: { alarms: readonly AdminAlarm[] }) {
  const text = useText("admin");
  const hasIndex = useMedia("(min-width: 1200px)");
  if (hasIndex) return null;
  return (
    <>
      {GROUP_NAMES.map((group) => (
        <Section key={group} title={text.groups[group]}>
          <Card>
            <RowGroup>
              <Rows parts={ADMIN_GROUPS[group]} alarms={alarms} />
            </RowGroup>
          </Card>
        </Section>
      ))}
    </>
  );
}

function Rows({ parts, alarms }: { parts: readonly AdminPart[]; alarms: readonly AdminAlarm[] }) {
  const text = useText("admin");
  return parts.map((part) => {
    const waiting = waitingIn(part, alarms);
    return (
      <LinkRow
        key={part}
        href={adminHref(part)}
        icon={<PartIcon part={part} />}
        label={text.parts[part]}
        value={waiting > 0 ? <Badge tone="warning">{text.dashboard.toLookAt(waiting)}</Badge> : undefined}
      />
    );
  });
}
