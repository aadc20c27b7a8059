import { openPromise, type Entry, type ZipFile } from "yauzl";
import {
  MAX_ENTRY_BYTES,
  MAX_INFLATION,
  MAX_ZIP_ENTRIES,
  SMALL_INFLATION_BYTES,
} from "@kalivo/domain/limits.ts";
import { Unreadable } from "./unreadable.ts";

export type ZipEntry = {
  /** From the zip; never use it as a path. */
  readonly name: string;
  /** Streams its inflated content, at most this many bytes. @throws Unreadable */
  readonly stream: (mostBytes: number) => AsyncIterable<Buffer>;
  /** Its first bytes, or all there are; empty when it cannot be inflated, which reading it reports. */
  readonly beginning: (bytes: number) => Promise<Buffer>;
  /** Its whole content. @throws Unreadable */
  readonly read: () => Promise<Buffer<ArrayBuffer>>;
};

export type Zip = {
  readonly entries: readonly ZipEntry[];
  /** The bounds of its inflated size: the content of inner zips counts here as well. */
  readonly bounds: ZipBounds;
  readonly close: () => void;
};

/** The rest of the bounds; an inner zip shares those of the outer one. */
export type ZipBounds = {
  readonly inflated: (more: number) => void;
  readonly listed: (entries: number) => void;
};

/** `outer`: the bounds of the zip it was in. @throws Unreadable when it is no zip, or one that cannot be an export */
export async function openZip(path: string, outer?: ZipBounds): Promise<Zip> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw new Unreadable("damaged", { cause: error });
  });
  try {
    const bounds = boundsOf(zip.fileSize, outer);
    bounds.listed(zip.entryCount);
    const entries = (await listEntries(zip)).map((entry) => readable(zip, entry, bounds.inflated));
    return { entries, bounds, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) if (!isAside(entry.fileName)) entries.push(entry);
  } catch (error) {
    throw new Unreadable("damaged", { cause: error });
  }
  return entries;
}

/** Folders, and the metadata files that macOS adds beside each file of a zip. */
const isAside = (name: string) => name.endsWith("/") || /(^|\/)(__MACOSX\/|\._)/.test(name);

type Guard = ZipBounds["inflated"];

/** Entries may overlap in the file (a zip bomb), so that each alone looks harmless: their sum is bounded too. */
function boundsOf(fileSize: number, outer?: ZipBounds): ZipBounds {
  let inflated = 0;
  let listed = 0;
  return {
    inflated: (more) => {
      inflated += more;
      if (inflated > Math.max(SMALL_INFLATION_BYTES, MAX_INFLATION * fileSize))
        throw new Unreadable("too_large_unpacked");
      outer?.inflated(more);
    },
    listed: (entries) => {
      listed += entries;
      if (listed > MAX_ZIP_ENTRIES) throw new Unreadable("zip_too_many_files", { figure: MAX_ZIP_ENTRIES });
      outer?.listed(entries);
    },
  };
}

function readable(zip: ZipFile, entry: Entry, guard: Guard): ZipEntry {
  const stream = (mostBytes: number) => inflate(zip, entry, { mostBytes, guard });
  return {
    name: entry.fileName,
    stream,
    beginning: (bytes) => beginningOf(stream(MAX_ENTRY_BYTES), bytes),
    read: async () => Buffer.concat(await Array.fromAsync(stream(MAX_ENTRY_BYTES))),
  };
}

async function beginningOf(chunks: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  const read: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of chunks) {
      read.push(chunk);
      length += chunk.length;
      if (length >= bytes) break;
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  return Buffer.concat(read).subarray(0, bytes);
}

/** Counts the inflated bytes: the sizes stated in a zip are not trusted. */
async function* inflate(
  zip: ZipFile,
  entry: Entry,
  { mostBytes, guard }: { mostBytes: number; guard: Guard },
): AsyncGenerator<Buffer> {
  if (entry.isEncrypted()) throw new Unreadable("zip_password");
  const most = Math.min(mostBytes, Math.max(SMALL_INFLATION_BYTES, MAX_INFLATION * entry.compressedSize));
  let inflated = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (!Buffer.isBuffer(chunk)) continue;
      inflated += chunk.length;
      if (inflated > most) throw new Unreadable("too_large_unpacked");
      guard(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("damaged", { cause: error });
  }
}
