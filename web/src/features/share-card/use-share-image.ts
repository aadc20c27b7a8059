import { saveFile } from "../../lib/save-file.ts";
import { shareSheet } from "../../lib/share-sheet.ts";
import { useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

type ShareImage = {
  /** Resolves with a PNG. */
  draw: () => Promise<Blob>;
  fileName: string;
  /** The text shared with the image; `url` is shared alone where images cannot be. */
  message: string;
  url: string | null;
  /** The toast after the image was copied. */
  copied: string;
};

/** Shares, copies or downloads an image, each with a fallback where unsupported (specification §8.9). */
export function useShareImage({ draw, fileName, message, url, copied }: ShareImage) {
  const text = useText("codes");
  const toast = useToast();
  const copyImage = async () => {
    try {
      // Passes the pending promise: Safari revokes the tap's permission while the image is drawn.
      const picture = draw();
      picture.catch(() => undefined); // the clipboard reports the error, also when it never read the image
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
      toast(copied);
    } catch {
      toast(text.qrCopyFailed, "error");
    }
  };
  const saveImage = async () => {
    try {
      saveFile(await draw(), fileName);
    } catch {
      toast(text.qrShareFailed, "error");
    }
  };
  const share = async () => {
    try {
      const file = new File([await draw()], fileName, { type: "image/png" });
      const shared = { files: [file], text: message };
      const sheet = shareSheet();
      if ("canShare" in navigator && navigator.canShare(shared)) await navigator.share(shared);
      else if (sheet !== null && url !== null) await sheet({ url, text: message });
      else saveFile(file, fileName);
    } catch (error) {
      const givenUp = error instanceof DOMException && error.name === "AbortError";
      if (!givenUp) toast(text.qrShareFailed, "error");
    }
  };
  return { copyImage, saveImage, share };
}
