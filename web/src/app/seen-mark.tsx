import { useIsFetching } from "@tanstack/react-query";
import type { Session } from "../features/me/session.ts";
import { useText } from "../lib/text.tsx";
import css from "./seen-mark.module.css";

/** Marks a page that shows what was seen on an earlier page, for as long as its answers are under way (decision 73). */
export function SeenMark({ session }: { session: Session }) {
  const text = useText("global");
  const old = useIsFetching({
    predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < performance.timeOrigin,
  });
  const asked = session.kind === "member" && session.unreached === "asked";
  if (!asked && old === 0) return null;
  return (
    <div className={css.mark}>
      <progress className="visually-hidden" aria-label={text.seenBefore} />
    </div>
  );
}
