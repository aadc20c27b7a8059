import * as api from "@kalivo/contract/api-paths.ts";
import { strFromU8, unzipSync } from "fflate";
import { expect } from "vitest";
import type { TestProduct } from "./product.ts";

/** Requests the export of a person's data. */
export const exported = (kalivo: TestProduct, token: string) =>
  kalivo.app.inject({
    method: "GET",
    url: api.exportData,
    headers: { authorization: `Bearer ${token}` },
  });

/** The files in the zip. */
export async function exportedFiles(kalivo: TestProduct, token: string) {
  const answer = await exported(kalivo, token);
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const list = (name: string): Record<string, unknown>[] => JSON.parse(text(`${name}.json`));
  return { names: Object.keys(files), files, text, list };
}
