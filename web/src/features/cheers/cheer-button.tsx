import { Check, PartyPopper } from "lucide-react";
import type { MovedWeek } from "@kalivo/contract/routes/own/cheers.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { useCheer } from "./use-cheers.ts";

/** One tap cheers; the same button takes it back while nobody read of it. */
export function CheerButton({ moved: { burner, cheered }, week }: { moved: MovedWeek; week: string }) {
  const text = useText("cheers");
  const cheer = useCheer();
  return (
    <Button
      size="medium"
      loading={cheer.isPending}
      aria-pressed={cheered}
      about={text.about(burner.name)}
      icon={cheered ? <Check size={20} aria-hidden /> : <PartyPopper size={20} aria-hidden />}
      onClick={() => cheer.mutate({ id: burner.id, week, cheer: !cheered })}
    >
      {cheered ? text.cheered : text.cheer}
    </Button>
  );
}
