import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "#web/lib/text.tsx";
import { Section } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "#web/ui/states/skeleton.tsx";
import { AdminPage } from "../admin-page.tsx";
import { WaitingProposals } from "../proposals/waiting-proposals.tsx";
import { FactorSection } from "../second-factor/factor-section.tsx";
import { useAdminRead } from "../use-admin.ts";
import { Alarms } from "./alarms.tsx";
import { Course } from "./course.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { Figures } from "./figures.tsx";
import { PartRows } from "./part-rows.tsx";

/** Alarms, key figures, the course of the months, and links to all parts. */
export function DashboardPage() {
  const text = useText("admin");
  const dashboard = useAdminRead(api.readDashboard);
  return (
    <AdminPage part="dashboard" title={text.title}>
      <FirstSteps />
      <Loaded
        query={dashboard}
        skeleton={
          <Repeat times={3}>
            <CardSkeleton />
          </Repeat>
        }
      >
        {(stand) => (
          <>
            <Section title={text.dashboard.alarms}>
              <Alarms alarms={stand.alarms} />
            </Section>
            <Section title={text.dashboard.figures}>
              <Figures stand={stand} />
            </Section>
          </>
        )}
      </Loaded>
      <Course />
      <WaitingProposals />
      <PartRows alarms={dashboard.data?.alarms ?? []} />
      <FactorSection />
    </AdminPage>
  );
}
