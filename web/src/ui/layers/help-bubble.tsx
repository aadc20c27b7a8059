import { CircleHelp, ExternalLink } from "lucide-react";
import { type ReactNode, useState } from "react";
import { IconButton } from "../icon-button.tsx";
import { Sheet } from "./sheet.tsx";
import css from "./help-bubble.module.css";
import { useLabelled, useText } from "../../lib/text.tsx";

type HelpProps = { title: string; children: ReactNode };

/** A question mark that opens a sheet; not a tooltip, which touch lacks. */
export function HelpBubble({ title, children }: HelpProps) {
  const text = useText("global");
  const named = useLabelled();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={named(text.help, title)}
        icon={<CircleHelp size={22} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={title}>
        <div className={css.help}>{children}</div>
      </Sheet>
    </>
  );
}

/** An inline button that opens a document in a sheet. */
export function TermsLink({ label, title, children }: HelpProps & { label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.inline} onClick={() => setOpen(true)}>
        {label}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={title}>
        <div className={css.help}>{children}</div>
      </Sheet>
    </>
  );
}

/** An inline link to an external page. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useText("global");
  return (
    <a className={css.inline} href={href} target="_blank" rel="noreferrer">
      {children} <ExternalLink className={css.leaves} size={16} aria-label={text.opensInBrowser} />
    </a>
  );
}
