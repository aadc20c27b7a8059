import { Share2 } from "lucide-react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { useText } from "../../lib/text.tsx";
import { CodeDetail } from "./code-detail.tsx";
import { useCodeState } from "./code-state.ts";
import { useShareCode } from "./use-share-code.ts";
import { useShareTitle } from "./use-share-title.ts";

type ShareCodeSheetProps = { code: Code; open: boolean; onClose: () => void };

/** The QR code and the ways to share it. */
export function ShareCodeSheet({ code, open, onClose }: ShareCodeSheetProps) {
  const text = useText("codes");
  const titleOf = useShareTitle();
  const share = useShareCode(code.code);
  const over = useCodeState(code) !== "active";
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={titleOf(code)}
      footer={
        <Button
          variant="leaf"
          icon={<Share2 size={22} aria-hidden />}
          disabled={over}
          onClick={() => void share.share()}
        >
          {text.shareImage}
        </Button>
      }
    >
      <CodeDetail code={code} />
    </Sheet>
  );
}
