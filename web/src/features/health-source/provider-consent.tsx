import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import { Link2 } from "lucide-react";
import { useState } from "react";
import type { ConsentKind } from "@kalivo/contract/routes/own/give-consent.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { call } from "../../lib/call.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { Points } from "../legal/documents.tsx";

type ProviderConsentProps = {
  /** Null closes the sheet. */
  provider: Provider | null;
  onClose: () => void;
  onAgreed: (provider: Provider) => void;
};

/**
 * Shown after the consent to health data and before the provider's page opens: what is read and how to end it, and, as a
 * separate answer, whether donors may see the totals (rule 27; the providers' terms require both).
 */
export function ProviderConsent({ provider, onClose, onAgreed }: ProviderConsentProps) {
  const [shown, setShown] = useState<Provider>("strava");
  if (provider !== null && provider !== shown) setShown(provider);
  return (
    <Consent key={shown} open={provider !== null} provider={shown} onClose={onClose} onAgreed={onAgreed} />
  );
}

type ConsentProps = Omit<ProviderConsentProps, "provider"> & { open: boolean; provider: Provider };

function Consent({ open, provider, onClose, onAgreed }: ConsentProps) {
  const text = useText("sources").consent;
  const answer = useConsentAnswer(provider, onAgreed);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.title(provider)}
      icon={{ kind: "component", iconComponent: <Link2 size={28} aria-hidden /> }}
      footer={
        <>
          {answer.state === "failed" && (
            <Banner kind="error" live>
              {text.failed}
            </Banner>
          )}
          <Button variant="leaf" worksOffline loading={answer.state === "saving"} onClick={answer.agree}>
            {text.go(provider)}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {text.notNow}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Points points={text.points(provider)} />
        <Checkbox
          label={text.read(provider)}
          checked={answer.reads}
          error={answer.state === "unticked" ? text.tick : undefined}
          onChange={(event) => answer.setReads(event.target.checked)}
        />
        <Checkbox
          label={text.share}
          checked={answer.shares}
          onChange={(event) => answer.setShares(event.target.checked)}
        />
        {!answer.shares && <p>{text.shareHelp}</p>}
      </Stack>
    </Sheet>
  );
}

function useConsentAnswer(provider: Provider, onAgreed: (provider: Provider) => void) {
  const { version } = useText("sources");
  const [reads, setReads] = useState(false);
  const [shares, setShares] = useState(false);
  const [state, setState] = useState<"asking" | "unticked" | "saving" | "failed">("asking");
  const say = (kind: ConsentKind, granted: boolean) =>
    call("POST", api.giveConsent, { data: { kind, text_version: version, granted } });
  const agree = async () => {
    if (!reads) return setState("unticked");
    setState("saving");
    const answers = [(await say(`source_${provider}`, true)).ok, (await say(`share_${provider}`, shares)).ok];
    setState(answers.every(Boolean) ? "asking" : "failed");
    if (answers.every(Boolean)) onAgreed(provider);
    return undefined;
  };
  return {
    reads,
    shares,
    state,
    setShares,
    setReads: (ticked: boolean) => {
      setReads(ticked);
      setState("asking");
    },
    agree: () => void agree(),
  };
}
