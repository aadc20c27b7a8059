import { Banner } from "../banner.tsx";
import { useText } from "../../lib/text.tsx";

/** Two or more invalid fields are also summed up on top (design 7); one speaks for itself. */
export function FormSummary({ errors }: { errors: Readonly<Record<string, unknown>> }) {
  const text = useText().global;
  const count = Object.keys(errors).length;
  if (count < 2) return null;
  return (
    <Banner kind="error" live>
      {text.summary(count)}
    </Banner>
  );
}
