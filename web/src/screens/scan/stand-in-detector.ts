import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { Detector } from "./scanner.ts";

/** A polyfill of the Barcode Detection API. Its WebAssembly is served by our own server, never by a CDN. */
export function standInDetector(): Detector {
  prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith(".wasm") ? wasmUrl : prefix + path),
    },
  });
  return new BarcodeDetector({ formats: ["qr_code"] });
}

/** Prefetches the WebAssembly into the browser's and the worker's cache; compiled on use. False when it failed. */
export async function fetchStandIn(): Promise<boolean> {
  const answer = await fetch(wasmUrl);
  await answer.arrayBuffer();
  return answer.ok;
}
