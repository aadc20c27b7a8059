import { type ReactNode, useEffect, useState } from "react";
import { href } from "../../paths.ts";
import { useMe } from "../../features/me/session.ts";
import { SelectableOrganisations } from "../../features/organisations/selectable-organisations.tsx";
import { useListChoice } from "../../features/organisations/use-list-choice.ts";
import {
  useChooseOrganisations,
  useOrganisations,
  whyRefused,
} from "../../features/organisations/use-organisations.ts";
import { StepPage } from "../../features/registration/step-page.tsx";
import { keepTicks, readTicks } from "../../features/registration/kept-ticks.ts";
import { useRegistration } from "../../features/registration/use-registration.ts";
import { useLeaveGuard } from "../../lib/leave-guard.ts";
import { go } from "../../lib/navigation.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { DiscardQuestion } from "../../ui/layers/discard-question.tsx";
import { Page } from "../../ui/page/page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** The organisations a person's calories raise money for: a page of its own, or a step of the registration. */
export function UserOrganisationsScreen() {
  const organisations = useText("organisations");
  const choiceText = useText("choice");
  // Once: a second one would take the step this one goes to for news from another tab.
  const registration = useRegistration("organisations");
  const choice = useChoice(registration);
  const note = (
    <>
      {choice.problem !== null && (
        <Banner kind="error" live>
          {choice.problem}
        </Banner>
      )}
      <output>{organisations.selected(choice.selected.length)}</output>
    </>
  );
  const action = (
    <Button variant="leaf" loading={choice.saving} onClick={choice.save}>
      {organisations.continue}
    </Button>
  );
  return (
    <Frame registration={registration} note={note} action={action}>
      <p>{choiceText.help}</p>
      <SelectableOrganisations
        key={choice.key}
        chosen={choice.before}
        selected={choice.selected}
        onSelect={choice.select}
      />
      <DiscardQuestion open={choice.guard.asking} onKeep={choice.guard.stay} onDiscard={choice.guard.leave} />
    </Frame>
  );
}

type Registration = ReturnType<typeof useRegistration>;

function useChoice(registration: Registration) {
  const organisations = useText("organisations");
  const choice = useText("choice");
  const toast = useToast();
  const me = useMe();
  const choose = useChooseOrganisations();
  const [begun] = useState(() => (registration.active ? readTicks(me.id) : null));
  const { list, dirty, restart, setSelected, ...shown } = useListChoice(me.organisations, begun);
  const { selected } = shown;
  const [saved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const noneThere = useOrganisations("", null).data?.pages[0]?.total === 0;
  const guard = useLeaveGuard(!saved && !registration.active && dirty);
  const goOn = () => (registration.active ? registration.advance() : go.to(href("home")));
  const save = async () => {
    if (noneThere) return goOn();
    if (selected.length === 0) return setProblem(organisations.chooseOne);
    const answer = await choose.mutateAsync(list);
    const outdated = whyRefused(answer);
    if (answer.ok || outdated !== undefined) keepTicks(null);
    if (outdated !== undefined) restart();
    if (!answer.ok) return setProblem(outdated ?? organisations.failed(answer.status));
    if (registration.active) return registration.advance();
    toast(choice.saved);
    return setSaved(true);
  };
  // In an effect: by then the leave guard no longer asks.
  useEffect(() => {
    if (saved) go.to(href("home"));
  }, [saved]);
  return {
    ...shown,
    guard,
    problem,
    saving: choose.isPending,
    save: () => void save(),
    select: (id: number, chosen: boolean) => {
      setProblem(null);
      const next = chosen ? [...selected, id] : selected.filter((other) => other !== id);
      if (registration.active) keepTicks({ userId: me.id, ids: next, before: list.before });
      setSelected(next);
    },
  };
}

type FrameProps = { registration: Registration; note: ReactNode; action: ReactNode; children: ReactNode };

function Frame({ registration, note, action, children }: FrameProps) {
  const text = useText("choice");
  if (registration.active) {
    return (
      <StepPage
        title={text.title}
        header={registration.header}
        footer={
          <>
            {note}
            {action}
          </>
        }
      >
        {children}
      </StepPage>
    );
  }
  return (
    <Page title={text.title} back={href("home")} note={note} action={action}>
      {children}
    </Page>
  );
}
