import { useText } from "#web/lib/text.tsx";
import type { AdminMonth } from "@kalivo/contract/shapes/admin-billing.ts";
import { Calculator, CircleCheck, Footprints, Hourglass, LoaderCircle, Lock, Megaphone } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";

type Stage = AdminMonth["stage"];
type Charges = Pick<AdminMonth, "stage" | "charges" | "waits">;

const ICONS = {
  open: Footprints,
  computing: LoaderCircle,
  computed: Calculator,
  announced: Megaphone,
  settled: CircleCheck,
  closed: Lock,
} as const;

/** How many charges of an announced month have ended, of how many; null before the first, and in the other stages. */
export function endedOf({ stage, charges, waits }: Charges): { ended: number; all: number } | null {
  const all = charges.reduce((sum, { count }) => sum + count, 0);
  const open = waits.reduce((sum, { count }) => sum + count, 0);
  return stage === "announced" && open < all ? { ended: all - open, all } : null;
}

/** A month's stage as word, icon and tint; of an announced one, how far its charges are. */
export function MonthBadge({ month }: { month: Charges }) {
  const text = useText("admin").billing;
  const charges = endedOf(month);
  if (charges === null) return <StageBadge stage={month.stage} />;
  return (
    <Badge tone="quiet" icon={<Hourglass size={14} aria-hidden />}>
      {text.ended(charges.ended, charges.all)}
    </Badge>
  );
}

export function StageBadge({ stage }: { stage: Stage }) {
  const text = useText("admin").billing.stages;
  const Icon = ICONS[stage];
  const ended = stage === "settled" || stage === "closed";
  return (
    <Badge tone={ended ? "leaf" : "quiet"} icon={<Icon size={14} aria-hidden />}>
      {text[stage]}
    </Badge>
  );
}
