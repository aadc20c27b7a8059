import { isNative } from "../../lib/platform.ts";
import { hasRoom, wantLater } from "../../boot/loading/quiet-fetch.ts";

type Found = { rawValue: string };
/** The used part of the Barcode Detection API. */
export type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly Found[]> };

/** Whether a camera can be requested: by the shell's plugin, or by the browser in a secure context. */
export const canScan = (): boolean =>
  isNative() || (isSecureContext && "mediaDevices" in navigator && "getUserMedia" in navigator.mediaDevices);

/** The browser's own detector if it reads QR codes, else a polyfill in WebAssembly. */
export async function openDetector(): Promise<Detector> {
  const own = await ownDetector();
  if (own !== null) return new own({ formats: ["qr_code"] });
  const { standInDetector } = await import("./stand-in-detector.ts");
  return standInDetector();
}

async function ownDetector(): Promise<BarcodeDetectorConstructor | null> {
  const own = window.BarcodeDetector;
  return own !== undefined && (await own.getSupportedFormats()).includes("qr_code") ? own : null;
}

/** The polyfill has a megabyte: prefetched only where it is needed and the connection is unmetered. */
wantLater(async () => {
  if (isNative() || !canScan() || !hasRoom() || (await ownDetector()) !== null) return true;
  const { fetchStandIn } = await import("./stand-in-detector.ts");
  return fetchStandIn();
}, "member");

/** The shell's scanner plugin; null when the person closed it, or without a plugin. */
export async function scanNatively(): Promise<string | null> {
  const plugin = window.Capacitor?.Plugins?.CapacitorBarcodeScanner;
  if (plugin === undefined) return null;
  try {
    const { ScanResult } = await plugin.scanBarcode(SCAN);
    return ScanResult === "" ? null : ScanResult;
  } catch {
    return null; // closed by the person
  }
}

/** QR codes, back camera, any orientation, no text over the picture. */
const SCAN = {
  hint: 0, // Html5QrcodeSupportedFormats.QR_CODE
  scanInstructions: " ",
  scanButton: false,
  scanText: " ",
  cameraDirection: 1, // CapacitorBarcodeScannerCameraDirection.BACK
  scanOrientation: 3, // CapacitorBarcodeScannerScanOrientation.ADAPTIVE
};
