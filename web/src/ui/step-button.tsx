import { Minus, Plus } from "lucide-react";
import { haptic } from "../lib/haptics.ts";
import { useHeldPress } from "./use-held-press.ts";
import { useText } from "../lib/text.tsx";

type StepButtonProps = {
  /** Of which figure: "More: Euros per 100 calories". */
  of: string;
  by: number;
  move: (by: number) => void;
  /** There is no further to go. It stays in reach: a control that is disabled under a finger drops the focus. */
  spent: boolean;
  /** Nothing of the field can be changed. */
  disabled?: boolean;
  size: number;
  className: string | undefined;
};

/** Less or more of a figure; held, it repeats. */
export function StepButton({ of, by, move, spent, disabled = false, size, className }: StepButtonProps) {
  const text = useText().global;
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
      {/* Words and no label of it: what asks for the field by its label finds the field alone. */}
      <span className="visually-hidden">{by < 0 ? text.decrease(of) : text.increase(of)}</span>
    </button>
  );
}
