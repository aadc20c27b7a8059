import { isNative } from "../../lib/platform.ts";

type Found = { rawValue: string };
/** What is used of the Barcode Detection API. */
export type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly Found[]> };

/** A camera can be asked for: in a shell by its plugin, in a browser by the page. */
export const canScan = (): boolean =>
  isNative() || (isSecureContext && "mediaDevices" in navigator && "getUserMedia" in navigator.mediaDevices);

/** The browser's own detector where it reads QR codes, else the stand-in with its own WebAssembly. */
export async function openDetector(): Promise<Detector> {
  const own = window.BarcodeDetector;
  if (own !== undefined && (await own.getSupportedFormats()).includes("qr_code"))
    return new own({ formats: ["qr_code"] });
  const { standInDetector } = await import("./stand-in-detector.ts");
  return standInDetector();
}

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
