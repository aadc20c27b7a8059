import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import type { EndReason } from "@kalivo/contract/shapes/admin-money-back.ts";
import { useState } from "react";
import { useText, useLanguage } from "#web/lib/text.tsx";
import { showLongMonth, showMoney } from "#web/lib/format.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Sheet } from "#web/ui/layers/sheet.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { useToast } from "#web/ui/toast/toasts.tsx";
import { useFormSheet } from "../form-sheet.tsx";
import { toneOfCharge } from "../status-tone.ts";
import { useAdminCall } from "../use-admin.ts";
import { useProblem, useShownProblem } from "../use-problem.ts";

export type EndableCharge = Pick<AdminStatement, "id" | "month" | "owner" | "people"> & {
  charge: Pick<NonNullable<AdminStatement["charge"]>, "state" | "amount_in_euros" | "at_provider"> | null;
};

/** Rule 44, on any row with a charge: nothing if the charge has ended or the bank already has the debit. */
export function EndCharge({ statement }: { statement: EndableCharge }) {
  const text = useText("admin").ends;
  const sheet = useFormSheet();
  const { charge } = statement;
  const look = charge === null ? "ended" : toneOfCharge(charge.state);
  if (charge === null || charge.state === "processing" || look === "ended" || look === "good") return null;
  return (
    <>
      <Button variant="ghost" size="medium" onClick={sheet.show}>
        {text.end}
      </Button>
      <Sheet open={sheet.open} onClose={sheet.close} title={text.end} size="wide">
        <EndForm key={sheet.opened} statement={statement} charge={charge} onDone={sheet.close} />
      </Sheet>
    </>
  );
}

const REASONS = ["payer_asked", "mistake", "unreachable", "stopped"] as const satisfies readonly EndReason[];

type EndFormProps = {
  statement: EndableCharge;
  charge: NonNullable<EndableCharge["charge"]>;
  onDone: () => void;
};

/** Shows the effect in figures and asks for the reason. */
function EndForm({ statement: { id, month, owner, people }, charge, onDone }: EndFormProps) {
  const text = useText("admin").ends;
  const { language } = useLanguage();
  const toast = useToast();
  const problemOf = useProblem();
  const ending = useAdminCall({ path: pathTo(api.endStatement, { id }) });
  const [reason, setReason] = useState<EndReason | null>(null);
  const [unsaid, setUnsaid] = useState(false);
  const [problem, setProblem] = useShownProblem();
  const [unknownThere, setUnknownThere] = useState(false);
  const [looked, setLooked] = useState(false);
  const amount = showMoney(charge.amount_in_euros);
  const end = async () => {
    if (reason === null) return setUnsaid(true);
    setProblem(null);
    const answer = await ending.mutateAsync({ reason, ...(looked && { without_provider: "yes" }) });
    if (!answer.ok) {
      setUnknownThere(answer.status === 410);
      return setProblem(problemOf(answer));
    }
    toast(answer.data.message);
    return onDone();
  };
  return (
    <Stack gap={20}>
      <p>{text.what(amount, owner.name, showLongMonth(month, language))}</p>
      {charge.at_provider && <p>{text.atProvider}</p>}
      <p>{people === 0 ? text.nobody : text.mail}</p>
      <RadioCards
        legend={text.reason}
        look="segments"
        options={REASONS.map((value) => ({ value, label: text.reasons[value] }))}
        value={reason}
        error={unsaid && reason === null ? text.reasonMissing : undefined}
        onChange={setReason}
      />
      {problem !== null && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      {unknownThere && (
        <Checkbox
          label={text.withoutProvider}
          checked={looked}
          onChange={(event) => setLooked(event.target.checked)}
        />
      )}
      <Button variant="danger" loading={ending.isPending} onClick={() => void end()}>
        {text.action(amount)}
      </Button>
    </Stack>
  );
}
