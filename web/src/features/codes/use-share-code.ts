import { useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useShareImage } from "../share-card/use-share-image.ts";
import { codeLink } from "./code-link.ts";
import { qrImage } from "./qr-picture.ts";

/** Shares a code as a link or as an image of its QR code, with the messages of specification §8.9. */
export function useShareCode(code: string) {
  const text = useText("codes");
  const act = useText("act");
  const toast = useToast();
  const url = codeLink(code);
  const image = useShareImage({
    draw: () => qrImage(url),
    fileName: `kalivo-${code}.png`,
    message: text.shareText(code, url),
    url,
    copied: text.qrCopied,
  });
  const copy = async (words: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(words);
      toast(copied);
    } catch (error) {
      toast(act.copyFailed(error instanceof Error ? error.message : String(error)), "error");
    }
  };
  return {
    ...image,
    copyLink: () => copy(url, text.linkCopied),
    copyCode: () => copy(code, text.codeCopied),
  };
}
