import { useText } from "../../lib/text.tsx";
import { useCopy } from "../../ui/toast/use-copy.ts";
import { useShareImage } from "../share-card/use-share-image.ts";
import { codeLink } from "./code-link.ts";
import { qrImage } from "./qr-picture.ts";

/** Shares a code as a link or as an image of its QR code, with the messages of specification §8.9. */
export function useShareCode(code: string) {
  const text = useText("codes");
  const url = codeLink(code);
  const image = useShareImage({
    draw: () => qrImage(url),
    fileName: `kalivo-${code}.png`,
    message: text.shareText(code, url),
    url,
    copied: text.qrCopied,
  });
  const copy = useCopy();
  return {
    ...image,
    copyLink: () => copy(url, text.linkCopied),
    copyCode: () => copy(code, text.codeCopied),
  };
}
