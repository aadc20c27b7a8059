import { showDate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";

type PausedUntilProps = { day: string; className?: string | undefined };

/** When a payer's pause ends by itself. */
export function PausedUntil({ day, className }: PausedUntilProps) {
  const text = useText("days");
  return <p className={className}>{text.pausedUntil(showDate(day))}</p>;
}
