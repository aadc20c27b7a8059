import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { Detector } from "./scanner.ts";

/** For browsers without the Barcode Detection API. Its WebAssembly comes from our own server, never from a CDN. */
export function standInDetector(): Detector {
  prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) => (path.endsWith(".wasm") ? wasmUrl : prefix + path),
    },
  });
  return new BarcodeDetector({ formats: ["qr_code"] });
}

/** Its WebAssembly, to where the browser (and the worker) keeps it; compiled only once it is used. False: it did not come. */
export async function fetchStandIn(): Promise<boolean> {
  const answer = await fetch(wasmUrl);
  await answer.arrayBuffer();
  return answer.ok;
}
