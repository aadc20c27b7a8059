import { type ReactNode, useState } from "react";
import { GrowingMark } from "../../features/celebration/growing-mark.tsx";
import { useMe } from "../../features/me/session.ts";
import { RelationRow } from "../../features/people/relation-row.tsx";
import { StepPage, type StepPageProps } from "../../features/registration/step-page.tsx";
import { serverNow } from "../../lib/server-time.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Card } from "../../ui/card.tsx";
import css from "./stripe-screen.module.css";

type SavedProps = { frame: Pick<StepPageProps, "header" | "top">; footer: ReactNode };

/** The end of adding a payment method: thanks first, who counts on it, and what happens when. */
export function Saved(props: SavedProps) {
  const burners = useMe().payment_info?.burners_with_pivot ?? [];
  const [from] = useState(() => serverNow().getTime() - JUST_NOW_MS);
  const counted = burners.some(
    ({ pivot: { counts_since: since } }) => since !== null && Date.parse(since) < from,
  );
  return counted ? <Replaced {...props} /> : <First {...props} />;
}

/** Nothing counts before there is a first method (rule 20b): whoever counts for longer had one. */
const JUST_NOW_MS = 3_600_000;

function Replaced({ frame, footer }: SavedProps) {
  const text = useText("firstWeek").saved;
  return (
    <StepPage title={text.replaced} {...frame} footer={footer}>
      <div className={css.mark}>
        <GrowingMark />
      </div>
      <Banner kind="success" live focus>
        {text.replacedWhen}
      </Banner>
    </StepPage>
  );
}

function First({ frame, footer }: SavedProps) {
  const payment = useText("payment");
  const text = useText("firstWeek").saved;
  const burners = useMe().payment_info?.burners_with_pivot ?? [];
  const [first, ...others] = burners;
  const thanks = others.length > 0 ? text.many : first && text.title(first.first_name);
  return (
    <StepPage title={thanks ?? text.nobody} {...frame} footer={footer}>
      <div className={css.mark}>
        <GrowingMark />
      </div>
      <Banner kind="success" live focus>
        {payment.saved}
      </Banner>
      {burners.length > 0 && (
        <>
          <p>{text.from}</p>
          <Card>
            <ul>
              {burners.slice(0, SHOWN).map(({ pivot, ...burner }) => (
                <RelationRow key={burner.id} person={{ ...burner, pivot }} given={pivot} mine />
              ))}
            </ul>
          </Card>
        </>
      )}
      <p className={css.stepHelp}>{text.when}</p>
    </StepPage>
  );
}

/** The others stand on Home. */
const SHOWN = 5;
