import { useState } from "react";
import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { SelectableOrganisationCard } from "../../features/organisations/organisation-card.tsx";
import { OrganisationList } from "../../features/organisations/organisation-list.tsx";
import { useBlacklist } from "../../features/organisations/use-organisations.ts";
import { go } from "../../lib/navigation.ts";
import { useMoreText, useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

type BlacklistProps = {
  back: string;
  /** Where a payment method is added. */
  setUp: string;
  teamId: number | null;
  /** Null: there is no payment info yet, so nothing to keep money from (§6). */
  listed: readonly OrganisationLogo[] | null;
};

/** The organisations a payer's money never goes to, crossed out. */
export function Blacklist({ back, setUp, teamId, listed }: BlacklistProps) {
  const text = useMoreText();
  const choice = useChoice(listed ?? [], teamId, back);
  if (listed === null) return <NeedsPayment back={back} setUp={setUp} />;
  const { selected } = choice;
  return (
    <Page
      title={text.organisations.blacklist}
      back={back}
      footer={
        <>
          {choice.problem !== null && (
            <Banner kind="error" live>
              {choice.problem}
            </Banner>
          )}
          <Button variant="leaf" loading={choice.saving} onClick={choice.save}>
            {selected.length === 0
              ? text.organisations.blacklistNone
              : text.organisations.blacklistSome(selected.length)}
          </Button>
        </>
      }
    >
      <p>{text.organisations.blacklistHelp}</p>
      <OrganisationList
        card={(organisation) => (
          <SelectableOrganisationCard
            organisation={organisation}
            mark="ban"
            selected={selected.includes(organisation.id)}
            onSelect={(isSelected) => choice.select(organisation.id, isSelected)}
          />
        )}
      />
    </Page>
  );
}

function NeedsPayment({ back, setUp }: Pick<BlacklistProps, "back" | "setUp">) {
  const text = useMoreText();
  return (
    <Page title={text.organisations.blacklist} back={back}>
      <EmptyState
        title={text.organisations.blacklistNeedsPayment}
        action={
          <ButtonLink size="medium" href={setUp}>
            {text.codes.addPayment}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function useChoice(listed: readonly OrganisationLogo[], teamId: number | null, back: string) {
  const text = useText().organisations;
  const toast = useToast();
  const blacklist = useBlacklist(teamId);
  const [selected, setSelected] = useState(() => listed.map(({ id }) => id));
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const answer = await blacklist.mutateAsync(selected);
    if (!answer.ok) return setProblem(text.failed(answer.status));
    toast(text.blacklistSaved);
    return go.to(back);
  };
  return {
    selected,
    problem,
    saving: blacklist.isPending,
    save: () => void save(),
    select: (id: number, chosen: boolean) => {
      setProblem(null);
      setSelected((ids) => (chosen ? [...ids, id] : ids.filter((other) => other !== id)));
    },
  };
}
