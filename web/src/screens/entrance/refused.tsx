import type { Entrance } from "@kalivo/contract/shapes/proof-post.ts";
import type { Answer } from "../../lib/answer.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";

type Answered = Answer<Entrance> | undefined;

/** A refusal that is about no field. */
export function Refused({ answer }: { answer: Answered }) {
  const global = useText("global");
  if (answer?.ok !== false || answer.data.errors !== undefined) return null;
  return (
    <Banner kind="error" live>
      {answer.data.message ?? global.unexpectedError(answer.status)}
    </Banner>
  );
}

/** What the server said of a field. */
export const errorOf = (answer: Answered, field: string): string | undefined =>
  answer?.ok === false ? answer.data.errors?.[field]?.join(" ") : undefined;
