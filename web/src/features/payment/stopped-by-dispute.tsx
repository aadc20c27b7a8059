import { useText } from "../../lib/text.tsx";
import type { PaymentProblem } from "@kalivo/contract/shapes/payment-problem.ts";
import { href } from "../../paths.ts";
import { Banner } from "../../ui/banner.tsx";

/** After a dispute nothing resumes before the association has talked with the payer (rule 17): shows the contact. */
export function StoppedByDispute({ problem }: { problem: PaymentProblem }) {
  const text = useText("moneyBack");
  const { contact, statement_id } = problem;
  return (
    <Banner
      kind="error"
      action={
        <a className="text-link" href={`mailto:${contact}`}>
          {text.write(contact)}
        </a>
      }
    >
      {text.stopped}{" "}
      {statement_id !== null && (
        <a className="text-link" href={href("statement", { id: statement_id })}>
          {text.seeStatement}
        </a>
      )}
    </Banner>
  );
}
