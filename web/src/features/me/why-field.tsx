import { MAX_WHY_LENGTH, WHY_LINES } from "@kalivo/domain/people/why-i-move.ts";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useText } from "../../lib/text.tsx";
import { TextArea } from "../../ui/text-field.tsx";

type WhyFieldProps = {
  /** The form's `register`; the form may have more fields. */
  register: (name: "why_i_move") => UseFormRegisterReturn;
  error: string | undefined;
};

/** Shared by the last step of the registration and a card of Settings. */
export function WhyField({ register, error }: WhyFieldProps) {
  const text = useText("oneself");
  return (
    <TextArea
      label={text.why}
      hint={text.whyHint}
      error={error}
      rows={WHY_LINES}
      dir="auto"
      maxLength={MAX_WHY_LENGTH}
      {...register("why_i_move")}
    />
  );
}
