import { useAdminText } from "../../../lib/text.tsx";
import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { useMedia } from "../../../lib/media.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card, Section } from "../../../ui/card.tsx";
import { LinkRow, RowGroup } from "../../../ui/link-row.tsx";
import { ADMIN_GROUPS, adminHref, type AdminPart, GROUP_NAMES } from "../admin-place.ts";
import { PartIcon } from "../part-icons.tsx";

/** Every part as a row, where no index stands at the left. */
export function PartRows({ alarms }: { alarms: readonly AdminAlarm[] }) {
  const text = useAdminText();
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
  const text = useAdminText();
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

const WAITING: Readonly<Partial<Record<AdminPart, readonly AdminAlarm["kind"][]>>> = {
  feedback: ["feedback_unread"],
  organisations: ["iban_waiting"],
  mails: ["mails_given_up"],
  billing: ["charges_overdue"],
  disputes: ["disputes_to_answer", "disputes_to_decide", "payers_stopped"],
  refunds: ["refunds_unfinished"],
  payouts: ["payouts_waiting"],
};

const waitingIn = (part: AdminPart, alarms: readonly AdminAlarm[]) =>
  alarms.filter(({ kind }) => WAITING[part]?.includes(kind)).reduce((sum, { count }) => sum + count, 0);
