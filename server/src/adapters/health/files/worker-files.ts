import { Worker } from "node:worker_threads";
import { IMPORT_READ_SECONDS } from "@kalivo/domain/limits.ts";
import type { FileProblem, ReadFile, WorkoutFiles } from "../port.ts";

/** Enough for the largest recordings; a file made to need more ends its own reading and nothing else. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
/** Who imports one file often imports another: the thread waits for it so long. */
const WARM_MS = 30_000;

/**
 * Reads files in a thread of its own, one import after the other: requests go on meanwhile, and however many people
 * bring exports at once, the memory is that of one.
 */
export function workerFiles(): WorkoutFiles {
  const thread = warmThread();
  let last: Promise<unknown> = Promise.resolve();
  const read = async (paths: readonly string[], now: Date): Promise<ReadFile[]> => {
    const worker = thread.take();
    const { files, reusable } = await ask(worker, { paths, now });
    if (reusable) thread.giveBack(worker);
    else await worker.terminate();
    return files;
  };
  return {
    read: (paths, now) => {
      const reading = last.then(() => read(paths, now));
      last = reading.catch(() => undefined);
      return reading;
    },
  };
}

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
type Answered = { files: ReadFile[]; reusable: boolean };

/** Only our own faults are thrown: a file that is too much for the thread is answered like any other bad one. */
async function ask(worker: Worker, asked: Asked): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const giveUp = (problem: FileProblem) =>
    resolve({
      files: asked.paths.map(() => ({ activities: [], damaged: 1, problems: [problem] })),
      reusable: false,
    });
  const answered = (files: ReadFile[]) => resolve({ files, reusable: true });
  const failed = (error: unknown) => {
    const outOfMemory =
      error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    if (outOfMemory) giveUp({ why: "too_much" });
    else reject(error);
  };
  const ended = (code: number) => reject(new Error(`the reader of files ended with ${code}`));
  const timer = setTimeout(
    () => giveUp({ why: "too_slow", figure: IMPORT_READ_SECONDS }),
    IMPORT_READ_SECONDS * 1000,
  );
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
