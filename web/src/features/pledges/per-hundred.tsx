import { useText } from "../../lib/text.tsx";

/** Shows "/ 100 kcal", read out as "per 100 calories". */
export function PerHundred({ className }: { className?: string | undefined }) {
  const text = useText("stats");
  return (
    <span className={className}>
      <span aria-hidden="true">{text.perHundredShort}</span>
      <span className="visually-hidden">{text.perHundred}</span>
    </span>
  );
}
