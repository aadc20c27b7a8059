import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** Decodes the QR code in a picture; null if there is none. */
export async function readQr(image: Uint8Array): Promise<string | null> {
  const wasm = fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const [found] = await readBarcodes(new Uint8Array(image), { formats: ["QRCode"] });
  return found?.text ?? null;
}
