import { useText } from "#web/lib/text.tsx";
import type { AdminMonth } from "@kalivo/contract/shapes/admin-billing.ts";
import { Calculator, CircleCheck, Footprints, Lock, Megaphone } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";

type Stage = AdminMonth["stage"];

const ICONS = {
  open: Footprints,
  computed: Calculator,
  announced: Megaphone,
  settled: CircleCheck,
  closed: Lock,
} as const;

/** A month's stage as word, icon and tint. */
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
