import { useState } from "react";
import { ProofSheet } from "#web/features/passkeys/proof-sheet.tsx";
import { useText } from "#web/lib/text.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { Sheet } from "#web/ui/layers/sheet.tsx";
import { CodeList } from "./recovery-codes.tsx";
import { useFactorActions, useSecondFactor } from "./use-second-factor.ts";

/** On the first admin page: the number of recovery codes left, and a button for new ones. */
export function FactorSection() {
  const text = useText("admin").secondFactor;
  const passkeys = useText("passkeys");
  const { data } = useSecondFactor();
  const { renew, look } = useFactorActions();
  const [opened, setOpened] = useState(0);
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (data === undefined || !data.app) return null;
  return (
    <Section title={text.section}>
      <Card roomy>
        <Stack gap={16}>
          <p>{text.left(data.recovery_codes_left)}</p>
          <Button
            size="medium"
            onClick={() => {
              setOpened(opened + 1);
              setAsking(true);
            }}
          >
            {text.renew}
          </Button>
        </Stack>
      </Card>
      <ProofSheet
        key={opened}
        open={asking}
        onClose={() => setAsking(false)}
        title={text.renew}
        action={text.renew}
        passkey={data.passkeys > 0}
        stopped={passkeys.notUsed}
        onProof={async (proof) => {
          const answer = await renew(proof);
          if (answer.ok) setCodes(answer.data.recovery_codes);
          return answer;
        }}
      >
        <p>{text.renewHelp}</p>
      </ProofSheet>
      <Sheet
        open={codes !== null && !asking}
        onClose={() => {
          setCodes(null);
          void look();
        }}
        title={text.codesTitle}
      >
        <Stack gap={20}>
          <p>{text.codesHelp}</p>
          <CodeList codes={codes ?? []} />
        </Stack>
      </Sheet>
    </Section>
  );
}
