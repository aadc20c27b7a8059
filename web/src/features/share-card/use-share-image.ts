import { saveFile } from "../../lib/save-file.ts";
import { shareSheet } from "../../lib/share-sheet.ts";
import { useMoreText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

type ShareImage = {
  /** A PNG. */
  draw: () => Promise<Blob>;
  fileName: string;
  /** What goes with the image; and the link alone, for who can share no image. */
  message: string;
  url: string | null;
  /** Said once the image is on the clipboard. */
  copied: string;
};

/** The ways to hand an image on, each with a way out where the device has none (specification §8.9). */
export function useShareImage({ draw, fileName, message, url, copied }: ShareImage) {
  const { codes: text } = useMoreText();
  const toast = useToast();
  const copyImage = async () => {
    try {
      // The promise is handed over as it is: Safari lets go of the tap's permission while a picture is drawn.
      const picture = draw();
      picture.catch(() => undefined); // the clipboard says it failed, also when it never looked at the picture
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
