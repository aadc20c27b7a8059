import { useMoreText } from "../../lib/text.tsx";
import { saveFile } from "../../lib/save-file.ts";
import { shareSheet } from "../../lib/share-sheet.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { codeLink } from "./code-link.ts";
import { qrImage } from "./qr-picture.ts";

/** The ways to hand a code on: its link, and its QR code as an image, with §8's messages. */
export function useShareCode(code: string) {
  const { codes: text, act } = useMoreText();
  const toast = useToast();
  const url = codeLink(code);
  const fileName = `kalivo-${code}.png`;
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(text.linkCopied);
    } catch (error) {
      toast(act.copyFailed(error instanceof Error ? error.message : String(error)), "error");
    }
  };
  const copyImage = async () => {
    try {
      // The promise is handed over as it is: Safari lets go of the tap's permission while a picture is drawn.
      const picture = qrImage(url);
      picture.catch(() => undefined); // the clipboard says it failed, also when it never looked at the picture
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
      toast(text.qrCopied);
    } catch {
      toast(text.qrCopyFailed, "error");
    }
  };
  const saveImage = async () => {
    try {
      saveFile(await qrImage(url), fileName);
    } catch {
      toast(text.qrShareFailed, "error");
    }
  };
  const image = async () => {
    try {
      const file = new File([await qrImage(url)], fileName, { type: "image/png" });
      const shared = { files: [file], text: text.shareText(code, url) };
      const sheet = shareSheet();
      if ("canShare" in navigator && navigator.canShare(shared)) await navigator.share(shared);
      else if (sheet !== null) await sheet({ url, text: text.shareText(code, url) });
      else saveFile(file, fileName);
    } catch (error) {
      const givenUp = error instanceof DOMException && error.name === "AbortError";
      if (!givenUp) toast(text.qrShareFailed, "error");
    }
  };
  return { copyLink, copyImage, saveImage, image };
}
