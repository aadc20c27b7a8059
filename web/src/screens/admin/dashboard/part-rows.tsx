import { useAdminText } from "../../../lib/text.tsx";
import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { useMedia } from "../../../lib/media.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card, Section } from "../../../ui/card.tsx";
import { LinkRow, RowGroup } from "../../../ui/link-row.tsx";
import { ADMIN_PARTS, adminHref, type AdminPart } from "../admin-place.ts";
import { PartIcon } from "../part-icons.tsx";

/** Every part as a row, where no index stands at the left. */
export function PartRows({ alarms }: { alarms: readonly AdminAlarm[] }) {
  const text = useAdminText();
  const hasIndex = useMedia("(min-width: 1200px)");
  if (hasIndex) return null;
  return (
    <Section title={text.dashboard.goOn}>
      <Card>
        <RowGroup>
          {ADMIN_PARTS.map((part) => {
            const waiting = waitingIn(part, alarms);
            return (
              <LinkRow
                key={part}
                href={adminHref(part)}
                icon={<PartIcon part={part} />}
                label={text.parts[part]}
                value={
                  waiting > 0 ? <Badge tone="warning">{text.dashboard.toLookAt(waiting)}</Badge> : undefined
                }
              />
            );
          })}
        </RowGroup>
      </Card>
    </Section>
  );
}

const WAITING: Readonly<Partial<Record<AdminPart, AdminAlarm["kind"]>>> = {
  feedback: "feedback_unread",
  organisations: "iban_waiting",
  mails: "mails_given_up",
  billing: "charges_overdue",
  disputes: "disputes_to_answer",
  refunds: "refunds_unfinished",
  payouts: "payouts_waiting",
};

const waitingIn = (part: AdminPart, alarms: readonly AdminAlarm[]) =>
  alarms.filter(({ kind }) => kind === WAITING[part]).reduce((sum, { count }) => sum + count, 0);
