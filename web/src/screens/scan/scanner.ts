import { isNative } from "../../lib/platform.ts";
import { hasRoom, wantLater } from "../../boot/loading/quiet-fetch.ts";

type Found = { rawValue: string };
/** What is used of the Barcode Detection API. */
export type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly Found[]> };

/** A camera can be asked for: in a shell by its plugin, in a browser by the page. */
export const canScan = (): boolean =>
  isNative() || (isSecureContext && "mediaDevices" in navigator && "getUserMedia" in navigator.mediaDevices);

/** The browser's own detector where it reads QR codes, else the stand-in with its own WebAssembly. */
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

/** The stand-in has a megabyte: ahead of time only where it will be wanted, and costs nobody anything. */
wantLater(async () => {
  if (isNative() || !canScan() || !hasRoom() || (await ownDetector()) !== null) return true;
  const { fetchStandIn } = await import("./stand-in-detector.ts");
  return fetchStandIn();
}, "member");

/** The shell's scanner plugin; null when the person closed it, or the shell has none. */
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

/** QR codes, with the camera at the back, whichever way the phone is held; nothing is written over the picture. */
const SCAN = {
  hint: 0, // Html5QrcodeSupportedFormats.QR_CODE
  scanInstructions: " ",
  scanButton: false,
  scanText: " ",
  cameraDirection: 1, // CapacitorBarcodeScannerCameraDirection.BACK
  scanOrientation: 3, // CapacitorBarcodeScannerScanOrientation.ADAPTIVE
};
