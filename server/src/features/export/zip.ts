import { Zip, ZipDeflate } from "fflate";

export type ZipFile = {
  name: string;
  parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
};

/** Streams files into a zip: only one part of one file is in memory. */
export async function* zipped(files: AsyncIterable<ZipFile>, now: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    written.push(bytes);
  });
  const encoder = new TextEncoder();
  for await (const { name, parts } of files) {
    const file = new ZipDeflate(name);
    file.mtime = now;
    zip.add(file);
    for await (const part of parts) {
      file.push(typeof part === "string" ? encoder.encode(part) : part);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* written;
}
