import { gunzipSync } from "node:zlib";
import { MAX_ENTRY_BYTES, MAX_INFLATION, SMALL_INFLATION_BYTES } from "@kalivo/domain/limits.ts";
import type { FileProblem } from "../port.ts";
import { Unreadable } from "./unreadable.ts";

/** @throws Unreadable when it would inflate to more than any recording */
export function gunzip(bytes: Buffer): Buffer<ArrayBuffer> {
  const most = Math.min(MAX_ENTRY_BYTES, Math.max(SMALL_INFLATION_BYTES, MAX_INFLATION * bytes.length));
  try {
    return gunzipSync(bytes, { maxOutputLength: most });
  } catch (error) {
    throw new Unreadable(whyNot(error), { cause: error });
  }
}

function whyNot(error: unknown): FileProblem["why"] {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ERR_BUFFER_TOO_LARGE") return "too_large_unpacked";
  return code === "Z_BUF_ERROR" ? "cut_off" : "damaged";
}
