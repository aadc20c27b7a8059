import { openPromise, type Entry, type ZipFile } from "yauzl";
import {
  MAX_ENTRY_BYTES,
  MAX_INFLATION,
  MAX_ZIP_ENTRIES,
  SMALL_INFLATION_BYTES,
} from "@kalivo/domain/limits.ts";
import { Unreadable } from "./unreadable.ts";

export type ZipEntry = {
  /** As the zip says; never a path on this machine. */
  readonly name: string;
  /** Its content as it is inflated, at most so many bytes. @throws Unreadable */
  readonly stream: (mostBytes: number) => AsyncIterable<Buffer>;
  /** The first so many bytes of it, or all there are; none where it can't be inflated, which who reads it is told. */
  readonly beginning: (bytes: number) => Promise<Buffer>;
  /** Its content whole. @throws Unreadable */
  readonly read: () => Promise<Buffer<ArrayBuffer>>;
};

export type Zip = {
  readonly entries: readonly ZipEntry[];
  /** How what comes out of it is counted: for the zips inside it, whose content counts here as well. */
  readonly bounds: ZipBounds;
  readonly close: () => void;
};

/** What is left of the bounds; of a zip inside another, together with what that one holds. */
export type ZipBounds = {
  readonly inflated: (more: number) => void;
  readonly listed: (entries: number) => void;
};

/** `outer`: of the zip that it lay in. @throws Unreadable when it is no zip, or one that no export is */
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

/** Folders, and what macOS lays beside every file of a zip that it makes: notes of its own under the file's name. */
const isAside = (name: string) => name.endsWith("/") || /(^|\/)(__MACOSX\/|\._)/.test(name);

type Guard = ZipBounds["inflated"];

/** Entries may lie over one another in the file, so that each alone looks harmless: together they have a bound too. */
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

/** Counts what comes out: what a zip says of its sizes is not believed. */
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
