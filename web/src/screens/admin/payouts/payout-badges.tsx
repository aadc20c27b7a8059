import { useText } from "#web/lib/text.tsx";
import type { AdminOwed, AdminPayout, AdminPayoutRun } from "@kalivo/contract/shapes/admin-payouts.ts";
import { Ban, CircleCheck, Clock, Landmark, TriangleAlert, Undo2 } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";

const RUN_LOOKS = {
  ended: { Icon: CircleCheck, tone: "leaf" },
  prepared: { Icon: Clock, tone: "warning" },
  approved: { Icon: Landmark, tone: "leaf" },
  cancelled: { Icon: Ban, tone: "quiet" },
} as const;

/** A run's state as word, icon and tint. */
export function RunBadge({ run }: { run: Pick<AdminPayoutRun, "state" | "at_the_bank"> }) {
  const state = run.state === "approved" && run.at_the_bank === 0 ? "ended" : run.state;
  const { Icon, tone } = RUN_LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {useText("admin").payouts.states[state]}
    </Badge>
  );
}

const PAYOUT_LOOKS = {
  prepared: { Icon: Clock, tone: "quiet" },
  ordered: { Icon: Landmark, tone: "quiet" },
  paid: { Icon: CircleCheck, tone: "leaf" },
  rejected: { Icon: Undo2, tone: "warning" },
  returned: { Icon: Undo2, tone: "warning" },
  cancelled: { Icon: Ban, tone: "quiet" },
} as const;

type Way = Pick<AdminPayoutRun, "file_taken_at" | "signed_at">;

/** An ordered payout shows the run's progress: the bank has nothing before its file is signed there. */
export function PayoutBadge({ state, run }: { state: AdminPayout["state"]; run: Way }) {
  const { Icon, tone } = PAYOUT_LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {useText("admin").payouts.lineStates[state === "ordered" ? wayOf(run) : state]}
    </Badge>
  );
}

function wayOf(run: Way): "ordered" | "fileTaken" | "signed" {
  if (run.signed_at !== null) return "signed";
  return run.file_taken_at === null ? "ordered" : "fileTaken";
}

/** Obstacles an admin has to solve are warnings; the others resolve by themselves. */
const TO_MEND: ReadonlySet<AdminOwed["obstacle"]> = new Set([
  "play_money",
  "no_account",
  "unusable_account",
  "outside_eea",
  "own_account",
  "shared_account",
  "left_after_all",
  "came_back",
  "too_much",
]);

type Owed = Pick<AdminOwed, "obstacle" | "payable_in_euros">;

export function ObstacleBadge({ owed: { obstacle, payable_in_euros: payable } }: { owed: Owed }) {
  const { obstacles: text, nothingPayable } = useText("admin").payouts;
  if (obstacle === null) {
    return (
      <Badge tone="leaf" icon={<CircleCheck size={14} aria-hidden />}>
        {text.none}
      </Badge>
    );
  }
  const mend = TO_MEND.has(obstacle);
  const Icon = mend ? TriangleAlert : Clock;
  return (
    <Badge tone={mend ? "warning" : "quiet"} icon={<Icon size={14} aria-hidden />}>
      {obstacle === "too_little" && payable === 0 ? nothingPayable : text[obstacle]}
    </Badge>
  );
}
