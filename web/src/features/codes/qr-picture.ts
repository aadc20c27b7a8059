import { QR_ERROR_CORRECTION, QR_SIZE_PX } from "@kalivo/domain/limits.ts";
import { encode } from "uqr";

/** The quiet zone around a QR code, in modules. */
const QUIET_MODULES = 4;

export type QrModules = { size: number; dark: readonly { x: number; y: number }[] };

/** The modules of a QR code at level Q, its quiet zone included. */
export function qrModules(text: string): QrModules {
  const { data, size } = encode(text, { ecc: QR_ERROR_CORRECTION, border: QUIET_MODULES });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])));
  return { size, dark };
}

/** One path over all dark modules, in module units. */
export const qrPath = ({ dark }: QrModules): string => dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join("");

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** The QR code as a PNG of 2560 px, whole pixels per module, centred. */
export async function qrImage(text: string): Promise<Blob> {
  const { size, dark } = qrModules(text);
  const canvas = document.createElement("canvas");
  canvas.width = QR_SIZE_PX;
  canvas.height = QR_SIZE_PX;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser cannot draw");
  // Ink on white in both themes (design 3.1): scanners expect it.
  context.fillStyle = token("--plate");
  context.fillRect(0, 0, QR_SIZE_PX, QR_SIZE_PX);
  context.fillStyle = token("--plate-ink");
  const scale = Math.floor(QR_SIZE_PX / size);
  const offset = Math.floor((QR_SIZE_PX - scale * size) / 2);
  for (const { x, y } of dark) context.fillRect(offset + x * scale, offset + y * scale, scale, scale);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("the picture is empty")) : resolve(blob)),
      "image/png",
    ),
  );
}
