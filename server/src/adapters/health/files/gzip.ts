import { gunzipSync } from "node:zlib";
import { MAX_ENTRY_BYTES, MAX_INFLATION, SMALL_INFLATION_BYTES } from "@kalivo/domain/limits.ts";
import { CUT_OFF, DAMAGED, Unreadable } from "./unreadable.ts";

/** @throws Unreadable when it would become larger than any recording is */
export function gunzip(bytes: Buffer): Buffer<ArrayBuffer> {
  const most = Math.min(MAX_ENTRY_BYTES, Math.max(SMALL_INFLATION_BYTES, MAX_INFLATION * bytes.length));
  try {
    return gunzipSync(bytes, { maxOutputLength: most });
  } catch (error) {
    throw new Unreadable(saidOf(error), { cause: error });
  }
}

function saidOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ERR_BUFFER_TOO_LARGE") return TOO_LARGE_UNPACKED;
  return code === "Z_BUF_ERROR" ? CUT_OFF : DAMAGED;
}

export const TOO_LARGE_UNPACKED = "The file is far larger unpacked than a recording can be.";
