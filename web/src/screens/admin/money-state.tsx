import { useText } from "../../lib/text.tsx";
import { Ban, CircleCheck, Clock, TriangleAlert } from "lucide-react";
import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import { Badge } from "../../ui/badge.tsx";
import {
  type StatusTone,
  type WentBack,
  toneOfCharge,
  toneOfStatement,
  toneOfRefund,
} from "./status-tone.ts";

type StatementState = AdminStatement["state"];
type ChargeState = NonNullable<AdminStatement["charge"]>["state"];

const ICONS = { good: CircleCheck, waiting: Clock, trouble: TriangleAlert, ended: Ban } as const;
const TONES = { good: "leaf", waiting: "quiet", trouble: "warning", ended: "quiet" } as const;

/** A money state as word, icon and tint, never the tint alone. */
export function MoneyState({ tone, word }: { tone: StatusTone; word: string }) {
  const Icon = ICONS[tone];
  return (
    <Badge tone={TONES[tone]} icon={<Icon size={14} aria-hidden />}>
      {word}
    </Badge>
  );
}

type ChargeBadgeProps = {
  state: ChargeState;
  wentBack?: WentBack | null;
  /** A dispute stops its payer. */
  stopped?: boolean;
};

/** The state of a charge, or of its refund or dispute after it was collected, or that its payer is stopped. */
export function ChargeBadge({ state, wentBack = null, stopped = false }: ChargeBadgeProps) {
  const text = useText("admin").billing;
  if (stopped) return <MoneyState tone="trouble" word={text.stopped} />;
  if (wentBack !== null) return <MoneyState tone={toneOfRefund(wentBack)} word={text.wentBack[wentBack]} />;
  return <MoneyState tone={toneOfCharge(state)} word={text.chargeStates[state]} />;
}

type MoneyBadgeProps = {
  statement: StatementState;
  /** Null if nothing is collected. */
  charge: ChargeState | null;
  wentBack: WentBack | null;
  stopped: boolean;
};

/** The state of a statement's money: of its charge once there is one, unless what was left of it went on to another month. */
export function MoneyBadge({ statement, charge, wentBack, stopped }: MoneyBadgeProps) {
  if (charge === null || statement === "carried") return <StatementBadge state={statement} />;
  return <ChargeBadge state={charge} wentBack={wentBack} stopped={stopped} />;
}

export function StatementBadge({ state }: { state: StatementState }) {
  return <MoneyState tone={toneOfStatement(state)} word={useText("admin").billing.states[state]} />;
}
