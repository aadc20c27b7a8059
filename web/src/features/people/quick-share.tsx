import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import css from "./quick-share.module.css";
import { useInvite } from "./use-invite.ts";

/** The personal invite link: shared natively where that exists, copied elsewhere. */
export function QuickShare() {
  const text = useText();
  const { share } = useInvite();
  return (
    <Card tone="leaf" roomy>
      <div className={css.share}>
        <p className={css.line}>{text.home.shareHelp}</p>
        <Button size="medium" onClick={() => void share()}>
          {text.home.share}
        </Button>
      </div>
    </Card>
  );
}
