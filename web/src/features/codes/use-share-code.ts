import { useMoreText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useShareImage } from "../share-image/use-share-image.ts";
import { codeLink } from "./code-link.ts";
import { qrImage } from "./qr-picture.ts";

/** The ways to hand a code on: its link, and its QR code as an image, with §8's messages. */
export function useShareCode(code: string) {
  const { codes: text, act } = useMoreText();
  const toast = useToast();
  const url = codeLink(code);
  const image = useShareImage({
    draw: () => qrImage(url),
    fileName: `kalivo-${code}.png`,
    message: text.shareText(code, url),
    url,
    copied: text.qrCopied,
  });
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(text.linkCopied);
    } catch (error) {
      toast(act.copyFailed(error instanceof Error ? error.message : String(error)), "error");
    }
  };
  return { ...image, copyLink };
}
