import { useText } from "#web/lib/text.tsx";
import type { AdminPersonRow } from "@kalivo/contract/shapes/admin.ts";
import { Shield } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";

export function RoleBadges({ person }: { person: AdminPersonRow }) {
  const text = useText("admin").people;
  return (
    <>
      {person.admin && <Badge icon={<Shield size={14} aria-hidden />}>{text.admin}</Badge>}
      {person.is_burner && <Badge tone="quiet">{text.burner}</Badge>}
      {person.is_donor && <Badge tone="leaf">{text.donor}</Badge>}
      {person.erased_at !== null && <Badge tone="warning">{text.erased}</Badge>}
    </>
  );
}
