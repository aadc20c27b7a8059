import { Copy, QrCode, Share2 } from "lucide-react";
import { useState } from "react";
import { useMoreText, useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Stack } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { QrCard } from "../codes/qr-card.tsx";
import css from "./quick-share.module.css";
import { useInvite } from "./use-invite.ts";

/** Shares the invite link. */
export function ShareLink() {
  const text = useText().home;
  const { share, waiting } = useInvite();
  return (
    <Button size="medium" disabled={waiting} onClick={() => void share()}>
      {text.share}
    </Button>
  );
}

/** The personal invite link: shared natively where possible, copied elsewhere, or shown as a QR code. */
export function QuickShare() {
  const text = useMoreText();
  const [showing, setShowing] = useState(false);
  return (
    <Card tone="leaf" roomy>
      <div className={css.share}>
        <p className={css.line}>{text.home.shareHelp}</p>
        <ShareLink />
        <IconButton label={text.home.showQr} icon={<QrCode aria-hidden />} onClick={() => setShowing(true)} />
      </div>
      <QuickShareSheet open={showing} onClose={() => setShowing(false)} />
    </Card>
  );
}

/** The QR code, to be scanned by another phone. */
function QuickShareSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useMoreText();
  const { url, copy, share } = useInvite();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.home.quickShare}
      footer={
        <Button variant="leaf" icon={<Share2 size={22} aria-hidden />} onClick={() => void share()}>
          {text.home.share}
        </Button>
      }
    >
      <Stack gap={16}>
        <QrCard link={url} alt={text.home.inviteQr} />
        <p>{text.home.quickShareHelp}</p>
        <div className={css.wide}>
          <Button icon={<Copy size={20} aria-hidden />} onClick={() => void copy()}>
            {text.codes.copyLink}
          </Button>
        </div>
      </Stack>
    </Sheet>
  );
}
