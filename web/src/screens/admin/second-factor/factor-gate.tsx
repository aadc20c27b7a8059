import type { ReactNode } from "react";
import type { SecondFactor } from "@kalivo/contract/routes/own/auth/second-factor.ts";
import { href } from "#web/paths.ts";
import { useMe } from "#web/features/me/session.ts";
import { useText } from "#web/lib/text.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton } from "#web/ui/states/skeleton.tsx";
import { SetUpFactor } from "./set-up-factor.tsx";
import { ShowFactor } from "./show-factor.tsx";
import { useSecondFactor } from "./use-second-factor.ts";

/** No admin data is fetched before this sign-in has shown a second factor (rule 40). */
export function FactorGate({ children }: { children: ReactNode }) {
  return useMe().may_administer === true ? children : <AskForFactor />;
}

function AskForFactor() {
  const text = useText("admin");
  const factor = useSecondFactor();
  return (
    <Page title={text.title} back={href("home")}>
      <Loaded query={factor} skeleton={<CardSkeleton />}>
        {(stand) => (mustShow(stand) ? <ShowFactor stand={stand} /> : <SetUpFactor stand={stand} />)}
      </Loaded>
    </Page>
  );
}

const mustShow = ({ app, passkeys, shown }: SecondFactor) => (app || passkeys > 0) && !shown;
