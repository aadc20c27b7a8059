import { useText } from "../../lib/text.tsx";
import { ChevronRight } from "lucide-react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { Badge } from "../../ui/badge.tsx";
import { codeLink } from "./code-link.ts";
import { useCodeState } from "./code-state.ts";
import css from "./code-card.module.css";
import { Qr } from "./qr-card.tsx";
import { useCodeFacts } from "./use-code-facts.ts";
import { useMedia } from "../../lib/media.ts";

type CodeCardProps = {
  code: Code;
  onOpen: () => void;
  /** Shows the QR code on the card where the screen is wide enough. */
  scannable?: boolean;
  /** It is the one that stands beside the list. */
  isCurrent?: boolean;
};

/** Nickname or code, terms and remaining uses; opens the share sheet. */
export function CodeCard({ code, onOpen, scannable = false, isCurrent = false }: CodeCardProps) {
  const text = useText("codes");
  const facts = useCodeFacts(code);
  const state = useCodeState(code);
  // Encoding the QR code costs a slow phone 200 ms: skipped where it is not shown.
  const hasRoom = useMedia("(min-width: 768px)");
  return (
    <button type="button" className={css.card} aria-current={isCurrent || undefined} onClick={onOpen}>
      {scannable && state === "active" && hasRoom && (
        <span className={css.plate}>
          <Qr link={codeLink(code.code)} />
        </span>
      )}
      <span className={css.text}>
        <span className={css.head}>
          {code.label !== null && <span className={css.label}>{code.label}</span>}
          <span className={css.code}>{code.code}</span>
          {state === "archived" && <Badge tone="quiet">{text.archived}</Badge>}
          {(state === "expired" || state === "full") && <Badge tone="quiet">{text.over[state]}</Badge>}
        </span>
        <span className={css.facts}>{facts.join(" · ")}</span>
      </span>
      <ChevronRight size={20} aria-hidden />
    </button>
  );
}
