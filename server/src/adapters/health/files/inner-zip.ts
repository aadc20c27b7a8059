import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { MAX_ZIP_BYTES } from "@kalivo/domain/limits.ts";
import { openZip, type Zip, type ZipBounds, type ZipEntry } from "./zip.ts";

/** The temporary file for a zip inside another, and the bounds of the outer one. */
export type Aside = { readonly path: string; readonly bounds: ZipBounds };

/** A zip cannot be read in place inside another: it is extracted to a temporary file. @throws Unreadable */
export async function readInnerZip<T>(
  entry: ZipEntry,
  { path, bounds }: Aside,
  read: (inner: Zip) => Promise<T>,
): Promise<T> {
  try {
    await pipeline(entry.stream(MAX_ZIP_BYTES), createWriteStream(path));
    const zip = await openZip(path, bounds);
    try {
      return await read(zip);
    } finally {
      zip.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
