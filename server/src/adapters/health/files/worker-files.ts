import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { IMPORT_READ_SECONDS } from "@kalivo/domain/limits.ts";
import type { FileProblem, ReadFile, WorkoutFiles } from "../port.ts";

/** Enough for the largest recordings; exceeding it ends only that file's reading. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
/** An idle thread waits this long for another import. */
const WARM_MS = 30_000;

/** Recordings and small exports: read at once, so that they do not wait behind another person's ten years of sport. */
const QUICK_BYTES = 2 * 1024 * 1024;
const QUICK_MS = 1_500;

/**
 * Reads files in two threads, each one import after the other: one for small files, one for large files and for small ones
 * that turn out to be slow, after `quickMs`. Requests continue meanwhile, and the memory is bounded, however many people
 * import at once.
 */
export function workerFiles(quickMs = QUICK_MS): WorkoutFiles {
  const quick = readingLane(quickMs);
  const slow = readingLane(IMPORT_READ_SECONDS * 1000);
  return {
    read: async (paths, now) => {
      const isSmall = (await bytesOf(paths)) <= QUICK_BYTES;
      const first = isSmall ? await quick({ paths, now }) : null;
      if (first !== null && first.files !== "out of time")
        return { files: first.files, readingMs: first.readingMs };
      const { files, readingMs } = await slow({ paths, now });
      const tooSlow: FileProblem = { why: "too_slow", figure: IMPORT_READ_SECONDS };
      return {
        files: files === "out of time" ? unread(paths, tooSlow) : files,
        readingMs: readingMs + (first?.readingMs ?? 0),
      };
    },
  };
}

async function bytesOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

type Lane = (asked: Asked) => Promise<{ files: ReadFile[] | "out of time"; readingMs: number }>;

/** One import after the other, each with a timeout. */
function readingLane(withinMs: number): Lane {
  const thread = warmThread();
  let last: Promise<unknown> = Promise.resolve();
  const read: Lane = async (asked) => {
    const worker = thread.take();
    const began = performance.now();
    const { files, reusable } = await ask(worker, asked, withinMs);
    if (reusable) thread.giveBack(worker);
    else await worker.terminate();
    return { files, readingMs: performance.now() - began };
  };
  return (asked) => {
    const reading = last.then(() => read(asked));
    last = reading.catch(() => undefined);
    return reading;
  };
}

const unread = (paths: readonly string[], problem: FileProblem): ReadFile[] =>
  paths.map(() => ({ activities: [], damaged: 1, problems: [problem], parts: [], moreParts: 0 }));

/** At most one thread, and none when idle for long; an idle one does not keep the process alive. */
function warmThread() {
  let idle: { worker: Worker; timer: NodeJS.Timeout } | null = null;
  const forget = () => {
    clearTimeout(idle?.timer);
    idle = null;
  };
  return {
    take: (): Worker => {
      const worker = idle?.worker ?? newThread();
      forget();
      worker.off("exit", forget).ref();
      return worker;
    },
    giveBack: (worker: Worker): void => {
      if (worker.threadId === ENDED) return;
      worker.once("exit", forget).unref();
      const timer = setTimeout(() => {
        forget();
        void worker.off("exit", forget).terminate();
      }, WARM_MS).unref();
      idle = { worker, timer };
    },
  };
}

/** The id of a thread that has ended. */
const ENDED = -1;

/** An error of an idle thread must not end the process. */
const newThread = () =>
  new Worker(new URL("read-files-worker.ts", import.meta.url), { resourceLimits: MEMORY, env: {} }).on(
    "error",
    () => undefined,
  );

type Asked = { paths: readonly string[]; now: Date };
type Answered = { files: ReadFile[] | "out of time"; reusable: boolean };

/** Throws only our own bugs: a file that exceeds the thread's limits is answered like any other bad one. */
async function ask(worker: Worker, asked: Asked, withinMs: number): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const answered = (files: ReadFile[]) => resolve({ files, reusable: true });
  const failed = (error: unknown) => {
    const outOfMemory =
      error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    if (outOfMemory) resolve({ files: unread(asked.paths, { why: "too_much" }), reusable: false });
    else reject(error);
  };
  const ended = (code: number) => reject(new Error(`the reader of files ended with ${code}`));
  const timer = setTimeout(() => resolve({ files: "out of time", reusable: false }), withinMs);
  worker.once("message", answered).once("error", failed).once("exit", ended);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of windows; this is a thread
  worker.postMessage(asked);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off("message", answered).off("error", failed).off("exit", ended);
  }
}
