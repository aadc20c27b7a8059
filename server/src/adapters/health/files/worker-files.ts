import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { IMPORT_READ_SECONDS } from "@kalivo/domain/limits.ts";
import type { FileProblem, ReadFile, WorkoutFiles } from "../port.ts";

/** Enough for the largest recordings; a file made to need more ends its own reading and nothing else. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
/** Who imports one file often imports another: the thread waits for it so long. */
const WARM_MS = 30_000;

/** Recordings and small exports: read within a moment, so that nobody waits for somebody else's ten years of sport. */
const QUICK_BYTES = 2 * 1024 * 1024;
const QUICK_MS = 1_500;

/**
 * Reads files in two threads, each one import after the other: one for what is small, one for what takes its time, and for
 * what is small and proves to take its time all the same. Requests go on meanwhile, and however many people bring exports
 * at once, the memory is that of two.
 */
export function workerFiles(): WorkoutFiles {
  const quick = readingLane(QUICK_MS);
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

/** One import after the other, each for so long at most. */
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
  paths.map(() => ({ activities: [], damaged: 1, problems: [problem] }));

/** At most one, and none while nobody imports anything; an idle one keeps no process from ending. */
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

/** What a thread that is no more has for a number. */
const ENDED = -1;

/** One that fails while nobody waits for it ends without taking the process along. */
const newThread = () =>
  new Worker(new URL("read-files-worker.ts", import.meta.url), { resourceLimits: MEMORY, env: {} }).on(
    "error",
    () => undefined,
  );

type Asked = { paths: readonly string[]; now: Date };
type Answered = { files: ReadFile[] | "out of time"; reusable: boolean };

/** Only our own faults are thrown: a file that is too much for the thread is answered like any other bad one. */
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
