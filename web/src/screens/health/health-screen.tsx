import { href } from "../../app/paths.ts";
import { SourceAction, SourceChoice } from "../../features/health-source/source-choice.tsx";
import { useSourceChoice } from "../../features/health-source/use-source-choice.ts";
import { goBack } from "../../lib/back.ts";
import { useText } from "../../lib/text.tsx";
import { Stack } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";

/** Where the workouts come from. */
export function HealthScreen() {
  const text = useText().health;
  const choice = useSourceChoice({ onConnected: () => goBack(href("settings")) });
  return (
    <Page title={text.title} back={href("settings")} width="form" footer={<SourceAction choice={choice} />}>
      <Stack gap={16}>
        <SourceChoice choice={choice} />
        <p>{text.help}</p>
      </Stack>
    </Page>
  );
}
