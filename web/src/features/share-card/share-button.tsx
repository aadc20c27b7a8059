import { Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import type { Moment } from "./card-facts.ts";
import { ShareCard } from "./share-card.tsx";

export function ShareButton({ moment, children }: { moment: Moment; children: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="medium" icon={<Share2 size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <ShareCard moment={moment} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
