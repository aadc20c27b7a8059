import { useMoreText } from "../../lib/text.tsx";
import { ChevronRight } from "lucide-react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { Badge } from "../../ui/badge.tsx";
import css from "./code-card.module.css";
import { useCodeFacts } from "./use-code-facts.ts";

/** Nickname or code, what it offers, what is left; opens the share sheet. */
export function CodeCard({ code, onOpen }: { code: Code; onOpen: () => void }) {
  const text = useMoreText().codes;
  const facts = useCodeFacts(code);
  return (
    <button type="button" className={css.card} onClick={onOpen}>
      <span className={css.text}>
        <span className={css.head}>
          {code.label !== null && <span className={css.label}>{code.label}</span>}
          <span className={css.code}>{code.code}</span>
          {code.archived_at !== null && <Badge tone="quiet">{text.archived}</Badge>}
        </span>
        <span className={css.facts}>{facts.join(" · ")}</span>
      </span>
      <ChevronRight size={20} aria-hidden />
    </button>
  );
}
