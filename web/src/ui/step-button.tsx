import { Minus, Plus } from "lucide-react";
import { haptic } from "../lib/haptics.ts";
import { useHeldPress } from "./use-held-press.ts";
import { useText } from "../lib/text.tsx";

type StepButtonProps = {
  /** The field, for the label: "More: Euros per 100 calories". */
  of: string;
  by: number;
  move: (by: number) => void;
  /** The limit is reached. Not disabled: a control disabled while pressed loses the focus. */
  spent: boolean;
  /** The whole field is disabled. */
  disabled?: boolean;
  size: number;
  className: string | undefined;
};

/** Increases or decreases a figure; repeats while held. */
export function StepButton({ of, by, move, spent, disabled = false, size, className }: StepButtonProps) {
  const text = useText("global");
  const held = useHeldPress(() => {
    if (spent) return;
    haptic("selection");
    move(by);
  });
  const Icon = by < 0 ? Minus : Plus;
  return (
    <button
      type="button"
      className={className}
      aria-disabled={spent || undefined}
      disabled={disabled}
      {...held}
    >
      <Icon size={size} aria-hidden />
      {/* Text content and no aria-label: queries by the field's label then find only the field. */}
      <span className="visually-hidden">{by < 0 ? text.decrease(of) : text.increase(of)}</span>
    </button>
  );
}
