import { useText } from "#web/lib/text.tsx";
import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { showDate } from "#web/lib/format.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Stack } from "#web/ui/card.tsx";
import { heaviestFirst, placeOfAlarm, weightOf } from "./alarm-place.ts";

/** The alarms, each with a link. The sentences come from the server. */
export function Alarms({ alarms }: { alarms: readonly AdminAlarm[] }) {
  const text = useText("admin").dashboard;
  if (alarms.length === 0) return <Banner kind="success">{text.calm}</Banner>;
  return (
    <Stack gap={8}>
      {heaviestFirst(alarms).map((alarm) => {
        const { kind, message, since } = alarm;
        const to = placeOfAlarm(alarm);
        return (
          <Banner key={message} kind={weightOf(kind)} {...(to !== null && { href: to })}>
            {message} {since !== null && text.since(showDate(since))}
          </Banner>
        );
      })}
    </Stack>
  );
}
