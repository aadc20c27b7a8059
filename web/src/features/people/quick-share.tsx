import { Copy, QrCode, Share2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Stack } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { QrCard } from "../codes/qr-card.tsx";
import css from "./quick-share.module.css";
import { useInvite } from "./use-invite.ts";

/** Shares the invite link; `leaf` where it is the one thing to do. */
export function ShareLink({ variant = "secondary" }: { variant?: "leaf" | "secondary" }) {
  const text = useText("home");
  const { share, waiting } = useInvite();
  return (
    <Button variant={variant} size="medium" disabled={waiting} onClick={() => void share()}>
      {text.share}
    </Button>
  );
}

/** The personal invite link: shared natively where possible, copied elsewhere, or shown as a QR code. */
export function QuickShare() {
  const text = useText("home");
  const [showing, setShowing] = useState(false);
  return (
    <Card tone="leaf" roomy>
      <div className={css.share}>
        <p className={css.line}>{text.shareHelp}</p>
        <ShareLink />
        <IconButton label={text.showQr} icon={<QrCode aria-hidden />} onClick={() => setShowing(true)} />
      </div>
      <QuickShareSheet open={showing} onClose={() => setShowing(false)} />
    </Card>
  );
}

/** The QR code, to be scanned by another phone. */
function QuickShareSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const home = useText("home");
  const codes = useText("codes");
  const { url, copy, share } = useInvite();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={home.quickShare}
      footer={
        <Button variant="leaf" icon={<Share2 size={22} aria-hidden />} onClick={() => void share()}>
          {home.share}
        </Button>
      }
    >
      <Stack gap={16}>
        <QrCard link={url} alt={home.inviteQr} />
        <p>{home.quickShareHelp}</p>
        <div className={css.wide}>
          <Button icon={<Copy size={20} aria-hidden />} onClick={() => void copy()}>
            {codes.copyLink}
          </Button>
        </div>
      </Stack>
    </Sheet>
  );
}
