import { useEffect, useState } from "react";
import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { SelectableOrganisations } from "../../features/organisations/selectable-organisations.tsx";
import { useListChoice } from "../../features/organisations/use-list-choice.ts";
import { useBlacklist, whyRefused } from "../../features/organisations/use-organisations.ts";
import { useLeaveGuard } from "../../lib/leave-guard.ts";
import { go } from "../../lib/navigation.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DiscardQuestion } from "../../ui/layers/discard-question.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

type BlacklistProps = {
  back: string;
  /** The page to add a payment method. */
  setUp: string;
  teamId: number | null;
  /** Null: no payment info yet, so nothing to exclude (specification §6.6). */
  listed: readonly OrganisationLogo[] | null;
};

/** The organisations that a payer's money never goes to, crossed out. */
export function Blacklist({ back, setUp, teamId, listed }: BlacklistProps) {
  const text = useText("organisations");
  const choice = useChoice(listed ?? [], teamId, back);
  if (listed === null) return <NeedsPayment back={back} setUp={setUp} />;
  const { selected } = choice;
  return (
    <Page
      title={text.blacklist}
      back={back}
      note={
        choice.problem !== null && (
          <Banner kind="error" live>
            {choice.problem}
          </Banner>
        )
      }
      action={
        <Button variant="leaf" loading={choice.saving} onClick={choice.save}>
          {selected.length === 0 ? text.blacklistNone : text.blacklistSome(selected.length)}
        </Button>
      }
    >
      <p>{text.blacklistHelp}</p>
      <SelectableOrganisations
        key={choice.key}
        chosen={choice.before}
        selected={selected}
        onSelect={choice.select}
        mark="ban"
      />
      <DiscardQuestion open={choice.guard.asking} onKeep={choice.guard.stay} onDiscard={choice.guard.leave} />
    </Page>
  );
}

function NeedsPayment({ back, setUp }: Pick<BlacklistProps, "back" | "setUp">) {
  const organisations = useText("organisations");
  const codes = useText("codes");
  return (
    <Page title={organisations.blacklist} back={back}>
      <EmptyState
        title={organisations.blacklistNeedsPayment}
        action={
          <ButtonLink size="medium" href={setUp}>
            {codes.addPayment}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function useChoice(listed: readonly OrganisationLogo[], teamId: number | null, back: string) {
  const text = useText("organisations");
  const toast = useToast();
  const blacklist = useBlacklist(teamId);
  const { list, dirty, restart, setSelected, ...shown } = useListChoice(listed);
  const [saved, setSaved] = useState(false);
  const guard = useLeaveGuard(!saved && dirty);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const answer = await blacklist.mutateAsync(list);
    const outdated = whyRefused(answer);
    if (outdated !== undefined) restart();
    if (!answer.ok) return setProblem(outdated ?? text.failed(answer.status));
    toast(text.blacklistSaved);
    return setSaved(true);
  };
  // In an effect: by then the leave guard no longer asks.
  useEffect(() => {
    if (saved) go.to(back);
  }, [saved, back]);
  return {
    ...shown,
    guard,
    problem,
    saving: blacklist.isPending,
    save: () => void save(),
    select: (id: number, chosen: boolean) => {
      setProblem(null);
      setSelected((ids) => (chosen ? [...ids, id] : ids.filter((other) => other !== id)));
    },
  };
}
