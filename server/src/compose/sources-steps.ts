import { keepConnectionsAlive } from "../features/integrations/connections/keep-alive.ts";
import { endForsakenGrants } from "../features/integrations/connections/pending-grant.ts";
import { dueCatchUps } from "../features/integrations/catch-up/due-catch-ups.ts";
import { workInbox } from "../features/integrations/inbox/work-inbox.ts";
import { purgeSourceData } from "../features/integrations/purge-source-data.ts";
import { sendRevocations } from "../features/integrations/revocations/send-revocations.ts";
import type { DueStep } from "../jobs/due-steps.ts";

/** Steps for providers' messages, requests to them, and the retention of their data. */
export const SOURCE_STEPS: readonly DueStep[] = [
  { lane: "workouts", name: "end what nobody said yes to", run: endForsakenGrants },
  { lane: "workouts", name: "end connections at the providers", run: sendRevocations },
  { lane: "workouts", name: "keep connections alive", run: keepConnectionsAlive },
  { lane: "workouts", name: "ask for the past of connections", run: dueCatchUps },
  { lane: "workouts", name: "work through the providers' messages", run: workInbox },
  { lane: "workouts", name: "purge what providers said", run: purgeSourceData },
];
