import { APP_NAME } from "@kalivo/words/app-name.ts";
import css from "./wordmark.module.css";
import { Mark } from "./mark.tsx";

/** The mark and the name in lower case. */
export function Wordmark({ size = 32 }: { size?: number }) {
  return (
    <span className={css.wordmark} style={{ fontSize: size * 0.8 }}>
      <Mark size={size} />
      <span className={css.name}>{APP_NAME}</span>
    </span>
  );
}
