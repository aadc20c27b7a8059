import { QR_ERROR_CORRECTION, QR_SIZE_PX } from "@kalivo/domain/limits.ts";
import { encode } from "uqr";

/** The quiet zone around a QR code, in modules. */
const QUIET_MODULES = 4;

export type QrModules = { size: number; dark: readonly { x: number; y: number }[] };

/** The modules of a QR code at level Q, including the quiet zone. */
export function qrModules(text: string): QrModules {
  const { data, size } = encode(text, { ecc: QR_ERROR_CORRECTION, border: QUIET_MODULES });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])));
  return { size, dark };
}

/** One SVG path over all dark modules, in module units. */
export const qrPath = ({ dark }: QrModules): string => dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join("");

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** The QR code as a PNG of 2560 px. */
export async function qrImage(text: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = QR_SIZE_PX;
  canvas.height = QR_SIZE_PX;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser cannot draw");
  drawQr(context, text, { left: 0, top: 0, side: QR_SIZE_PX });
  return pngOf(canvas);
}

/**
 * Draws on a plate of the given width with whole pixels per module, centred. Ink on white in both themes (design §3.1):
 * scanners expect it.
 */
export function drawQr(
  context: CanvasRenderingContext2D,
  text: string,
  { left, top, side }: { left: number; top: number; side: number },
): void {
  const { size, dark } = qrModules(text);
  context.fillStyle = token("--plate");
  context.fillRect(left, top, side, side);
  context.fillStyle = token("--plate-ink");
  const scale = Math.floor(side / size);
  const offset = Math.floor((side - scale * size) / 2);
  for (const { x, y } of dark)
    context.fillRect(left + offset + x * scale, top + offset + y * scale, scale, scale);
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("the picture is empty")) : resolve(blob)),
      "image/png",
    ),
  );
