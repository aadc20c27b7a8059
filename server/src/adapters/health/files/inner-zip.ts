import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { MAX_ZIP_BYTES } from "@kalivo/domain/limits.ts";
import { openZip, type Zip, type ZipBounds, type ZipEntry } from "./zip.ts";

/** Where a zip inside another is laid while it is read, and the bounds of the one that it is in. */
export type Aside = { readonly path: string; readonly bounds: ZipBounds };

/** A zip can't be read where it is inside another: it is laid beside it meanwhile. @throws Unreadable */
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
