import { type ReactNode, useState } from "react";
import type { SecondFactor } from "@kalivo/contract/routes/own/auth/second-factor.ts";
import { href } from "#web/paths.ts";
import { useMe } from "#web/features/me/session.ts";
import { go } from "#web/lib/navigation.ts";
import { useText } from "#web/lib/text.tsx";
import { Sheet } from "#web/ui/layers/sheet.tsx";
import { useTitleOver, useUnseen } from "#web/ui/layers/unseen.ts";
import { Page } from "#web/ui/page/page.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton } from "#web/ui/states/skeleton.tsx";
import { SetUpFactor } from "./set-up-factor.tsx";
import { ShowFactor } from "./show-factor.tsx";
import { useSecondFactor } from "./use-second-factor.ts";

/**
 * No admin data is fetched before this sign-in has shown a second factor (rule 40). When it runs out, what was opened stays
 * unseen below a sheet until it is shown again, with what was typed.
 */
export function FactorGate({ children }: { children: ReactNode }) {
  const may = useMe().may_administer === true;
  const [opened, setOpened] = useState(may);
  if (may && !opened) setOpened(true);
  if (!opened) return <AskForFactor />;
  return (
    <>
      {children}
      {!may && <AskAgain />}
    </>
  );
}

function AskForFactor() {
  return (
    <Page title={useText("admin").title} back={href("home")}>
      <Factor />
    </Page>
  );
}

/** Closing it leads Home and discards what was typed below, so it asks. */
function AskAgain() {
  const { showTitle: title } = useText("admin").secondFactor;
  const [left, setLeft] = useState(false);
  useUnseen(true);
  useTitleOver(title);
  const leave = () => {
    setLeft(true);
    go.to(href("home"));
  };
  return (
    <Sheet open={!left} dirty onClose={leave} title={title}>
      <div data-signs-in="">
        <Factor titled />
      </div>
    </Sheet>
  );
}

/** `titled`: what is around it says already what is asked. */
function Factor({ titled = false }: { titled?: boolean }) {
  const factor = useSecondFactor();
  return (
    <Loaded query={factor} skeleton={<CardSkeleton />}>
      {(stand) =>
        mustShow(stand) ? <ShowFactor stand={stand} titled={titled} /> : <SetUpFactor stand={stand} />
      }
    </Loaded>
  );
}

const mustShow = ({ app, passkeys, shown }: SecondFactor) => (app || passkeys > 0) && !shown;
