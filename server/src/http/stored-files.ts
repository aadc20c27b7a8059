import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import type { Route } from "@kalivo/contract/route.ts";
import { refusal, type Refused } from "./refusal.ts";

/** A large file of a form. `name` is the sender's; never use it as a path. */
export type StoredFile = { readonly name: string; readonly path: string };

type Limits = NonNullable<Route["uploads"]>;

/** The multipart lines around the files of a form. */
const FORM_BYTES = 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/**
 * Stores the files of a form in a folder of their own, which is deleted after the work or a failure. The limit is for all
 * files together.
 */
export async function withStoredFiles<T>(
  request: FastifyRequest,
  limits: Limits,
  work: (files: readonly StoredFile[]) => Promise<T>,
): Promise<T | Refused> {
  if (!request.isMultipart()) return refusal(422, (say) => say.request.noForm(limits.field));
  if (Number(request.headers["content-length"] ?? 0) > limits.bytes + FORM_BYTES) return tooLarge(limits);
  const folder = await mkdtemp(join(tmpdir(), `${OWN_FOLDERS}${process.pid}-`));
  try {
    const files = await receive(request, folder, limits);
    return "refused" in files ? files : await work(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(
  request: FastifyRequest,
  folder: string,
  limits: Limits,
): Promise<StoredFile[] | Refused> {
  const files: StoredFile[] = [];
  const bounded = boundOf(limits.bytes);
  try {
    for await (const part of request.parts(partLimits(limits))) {
      if (part.type === "field") continue;
      if (part.fieldname !== limits.field)
        return refusal(422, (say) => say.request.fileNotTaken(part.fieldname));
      const path = join(folder, String(files.length));
      await pipeline(part.file, bounded(), createWriteStream(path, { mode: 0o600 }));
      if (part.file.truncated) return tooLarge(limits);
      files.push({ name: nameOf(part.filename), path });
    }
  } catch (error) {
    return explain(error, limits);
  }
  return files.length === 0 ? refusal(422, (say) => say.request.noFile) : files;
}

const partLimits = ({ bytes, files }: Limits) => ({
  limits: { fileSize: bytes, files, fields: files, parts: 2 * files, fieldSize: 1000, headerPairs: 50 },
});

class TooLarge extends Error {
  override name = "TooLarge";
}

/** Counts the bytes of all files together. */
function boundOf(most: number): () => Transform {
  let passed = 0;
  return () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        passed += chunk.length;
        if (passed > most) done(new TooLarge());
        else done(null, chunk);
      },
    });
}

const tooLarge = ({ bytes }: Limits): Refused =>
  refusal(413, (say) => say.request.filesTooLarge(bytes / MEGABYTE), {
    headers: { connection: "close" },
  });

function explain(error: unknown, limits: Limits): Refused {
  if (error instanceof TooLarge) return tooLarge(limits);
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT")
    return refusal(422, (say) => say.request.tooManyFiles(limits.files));
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge(limits);
  if (code === "ENOSPC") throw error;
  return refusal(422, (say) => say.request.brokenFiles);
}

const LONGEST_NAME = 100;

/** The last segment of what may be a path, on one line. */
function nameOf(filename: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly those characters are left out
  const name = (filename.split(/[/\\]/).at(-1) ?? "").replaceAll(/[\u0000-\u001F\u007F]+/g, " ").trim();
  return name === "" ? "file" : name.slice(-LONGEST_NAME).toWellFormed();
}

const OWN_FOLDERS = "kalivo-upload-";

/** Deletes the uploads left by a crashed process; to be called before the first request. */
export async function removeLeftFiles(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, owner] = new RegExp(`^${OWN_FOLDERS}(\\d+)-`).exec(name) ?? [];
    if (owner !== undefined && (Number(owner) === process.pid || !isRunning(Number(owner))))
      await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
