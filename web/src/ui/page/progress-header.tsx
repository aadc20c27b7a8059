import { ArrowLeft } from "lucide-react";
import css from "./progress-header.module.css";
import { go } from "../../lib/navigation.ts";
import { IconButton } from "../icon-button.tsx";
import { useText } from "../../lib/text.tsx";

type ProgressHeaderProps = {
  /** 25, 50, 62, 75 or 100. */
  value: number;
  /** "Step 2, choose your organisations". */
  spoken: string;
  label: string;
  back?: string | undefined;
};

/** For `aria-describedby` of a step's title. */
export const STEP_ID = "step-of-registration";

/** The progress of the registration; never decreases. */
export function ProgressHeader({ value, spoken, label, back }: ProgressHeaderProps) {
  const text = useText("global");
  return (
    <div className={css.header}>
      {back !== undefined && (
        <IconButton
          label={text.back}
          icon={<ArrowLeft size={24} aria-hidden />}
          onClick={() => go.back(back)}
        />
      )}
      <span id={STEP_ID} hidden>
        {spoken}
      </span>
      <div
        className={css.track}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the fill of a <progress> cannot be moved smoothly
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={spoken}
      >
        <span className={css.fill} style={{ transform: `translateX(${value - 100}%)` }} />
      </div>
    </div>
  );
}
