import { ClipboardCheck } from "lucide-react";
import { useText } from "../../lib/text.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { useMe } from "../me/session.ts";
import { resumeHref } from "./resume.ts";

/** A link back into an unfinished registration (rule 52); nothing when there is none. */
export function FinishSettingUp() {
  const text = useText("registration");
  const { registration } = useMe();
  if (registration === null) return null;
  return (
    <Card>
      <RowGroup>
        <LinkRow
          href={resumeHref(registration)}
          icon={<ClipboardCheck size={24} aria-hidden />}
          label={text.finishSettingUp}
          detail={text.stepNames[registration.step]}
        />
      </RowGroup>
    </Card>
  );
}
