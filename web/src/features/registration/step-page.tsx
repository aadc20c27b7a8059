import { BroughtBy } from "./brought-by.tsx";
import { LeafSide } from "../../ui/art/leaf-side.tsx";
import { measureFoot } from "../../ui/page/foot.ts";
import { ProgressHeader, STEP_ID } from "../../ui/page/progress-header.tsx";
import type { ReactNode } from "react";
import { personIn } from "./wanted.ts";
import { useMember } from "../me/session.ts";
import css from "./step-page.module.css";
import { usePageTitle } from "../../ui/page/use-page-title.ts";

export type StepPageProps = {
  title: string;
  lead?: string;
  /** Undefined before the account exists and on single pages (forgot, reset). */
  header?: { value: number; label: string; spoken: string; back?: string | undefined };
  /** Shown in place of the progress. */
  top?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** Progress, title, fields and one action. A 480 px card from 768 px, beside a drawing from 1200 px. */
export function StepPage({ title, lead, header, top, footer, children }: StepPageProps) {
  const heading = usePageTitle(title);
  return (
    <div className={css.frame}>
      <div className={css.card}>
        {header === undefined ? top : <ProgressHeader {...header} />}
        <div className={css.titles}>
          <h1
            ref={heading}
            tabIndex={-1}
            className={css.title}
            aria-describedby={header === undefined ? undefined : STEP_ID}
          >
            {title}
          </h1>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
        </div>
        {header !== undefined && <CameBy />}
        <div className={css.content}>{children}</div>
        {footer !== undefined && (
          <div ref={measureFoot} className={css.footer} data-sticky="">
            {footer}
          </div>
        )}
      </div>
      <div className={css.side} aria-hidden="true">
        <LeafSide />
      </div>
    </div>
  );
}

/** What the followed link is about, until the registration is finished or what it asks for is done. */
function CameBy() {
  const me = useMember();
  const wanted = me?.registration?.wanted ?? null;
  const supported = me?.payment_info?.burners_with_pivot ?? [];
  if (supported.some(({ id }) => `${id}` === personIn(wanted)?.id)) return null;
  return <BroughtBy wanted={wanted} />;
}
