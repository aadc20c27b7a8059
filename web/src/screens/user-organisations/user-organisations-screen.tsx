import { type ReactNode, useState } from "react";
import { href } from "../../app/paths.ts";
import { useMe } from "../../features/me/session.ts";
import { SelectableOrganisationCard } from "../../features/organisations/organisation-card.tsx";
import { OrganisationList } from "../../features/organisations/organisation-list.tsx";
import { useChooseOrganisations, useOrganisations } from "../../features/organisations/use-organisations.ts";
import { StepPage } from "../../features/registration/step-page.tsx";
import { useRegistration } from "../../features/registration/use-registration.ts";
import { go } from "../../lib/navigation.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page/page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** Which organisations a person's calories go to: alone, or as a step of the registration. */
export function UserOrganisationsScreen() {
  const text = useText();
  const choice = useChoice();
  const footer = (
    <>
      {choice.problem !== null && (
        <Banner kind="error" live>
          {choice.problem}
        </Banner>
      )}
      <output>{text.organisations.selected(choice.selected.length)}</output>
      <Button variant="leaf" loading={choice.saving} onClick={choice.save}>
        {text.organisations.continue}
      </Button>
    </>
  );
  return (
    <Frame footer={footer}>
      <p>{text.choice.help}</p>
      <OrganisationList
        card={(organisation) => (
          <SelectableOrganisationCard
            organisation={organisation}
            selected={choice.selected.includes(organisation.id)}
            onSelect={(selected) => choice.select(organisation.id, selected)}
          />
        )}
      />
    </Frame>
  );
}

function useChoice() {
  const text = useText();
  const toast = useToast();
  const me = useMe();
  const registration = useRegistration("organisations");
  const choose = useChooseOrganisations();
  const [selected, setSelected] = useState(() => me.organisations.map(({ id }) => id));
  const [problem, setProblem] = useState<string | null>(null);
  const noneThere = useOrganisations("", null).data?.pages[0]?.total === 0;
  const goOn = () => (registration.active ? registration.advance() : go.to(href("home")));
  const save = async () => {
    if (noneThere) return goOn();
    if (selected.length === 0) return setProblem(text.organisations.chooseOne);
    const answer = await choose.mutateAsync(selected);
    if (!answer.ok) return setProblem(text.organisations.failed(answer.status));
    if (!registration.active) toast(text.choice.saved);
    return goOn();
  };
  return {
    selected,
    problem,
    saving: choose.isPending,
    save: () => void save(),
    select: (id: number, chosen: boolean) => {
      setProblem(null);
      setSelected((ids) => (chosen ? [...ids, id] : ids.filter((other) => other !== id)));
    },
  };
}

function Frame({ footer, children }: { footer: ReactNode; children: ReactNode }) {
  const text = useText().choice;
  const registration = useRegistration("organisations");
  if (registration.active) {
    return (
      <StepPage title={text.title} header={registration.header} footer={footer}>
        {children}
      </StepPage>
    );
  }
  return (
    <Page title={text.title} back={href("home")} footer={footer}>
      {children}
    </Page>
  );
}
