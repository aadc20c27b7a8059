import { parentPort } from "node:worker_threads";
import { z } from "zod";
import type { ReadFile } from "../port.ts";
import { readFileOfWorkouts } from "./read-file.ts";

const Asked = z.object({ paths: z.array(z.string()), now: z.date() });

async function answer(message: unknown): Promise<void> {
  const { paths, now } = Asked.parse(message);
  const files: ReadFile[] = [];
  for (const path of paths) files.push(await readFileOfWorkouts(path, now));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of windows; this is a thread
  parentPort?.postMessage(files);
}

// A bug of ours ends the thread and is thrown in the caller.
parentPort?.on("message", (message: unknown) => void answer(message));
