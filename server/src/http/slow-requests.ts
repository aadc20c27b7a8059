import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

export type Patience = {
  /** How long a body may take to arrive. */
  bodyMs: number;
  /** A large upload may take longer, as long as this many bytes arrive per interval. */
  uploadStretchMs: number;
  uploadStretchBytes: number;
  /** How long a caller may take nothing more of an answer. */
  untakenMs: number;
  /** How long all of an answer may take, however little is taken at a time. */
  answerMs: number;
};

/** 2 kB a second is a tenth of the slowest mobile network. */
export const PATIENCE: Patience = {
  bodyMs: 60_000,
  uploadStretchMs: 30_000,
  uploadStretchBytes: 60_000,
  untakenMs: 60_000,
  answerMs: 20 * 60_000,
};

/** The running timeout of each request's body. */
const patience = new WeakMap<IncomingMessage, (uploading: boolean) => void>();

/**
 * Against slowloris: a body that does not arrive in time closes its connection, whatever the method and path. The limit for
 * small bodies applies until `awaitUpload` is called. So does an answer that is not taken: what is sent of it would be kept
 * for as long as its caller likes.
 */
export function endSlowRequests(app: FastifyInstance, limits: Patience = PATIENCE): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { raw } = request;
    if (raw.headers["transfer-encoding"] !== undefined || Number(raw.headers["content-length"] ?? 0) > 0)
      watch(raw, limits);
    done();
  });
  app.addHook("onSend", (_request, { raw }, payload, done) => {
    awaitReader(raw, limits);
    done(null, payload);
  });
  // After the response the rest of the body is not awaited.
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    if (!raw.complete) patience.get(raw)?.(false);
    done();
  });
}

/** The caller may send large files: from now on the limit is a minimum rate. */
export function awaitUpload(raw: IncomingMessage): void {
  patience.get(raw)?.(true);
}

function watch(raw: IncomingMessage, { bodyMs, uploadStretchMs, uploadStretchBytes }: Patience) {
  const { socket } = raw;
  if (!(socket instanceof Socket)) return; // injected within the process: nothing is transferred
  let timer: NodeJS.Timeout;
  const unlessComplete = (act: () => void) => () => (raw.complete || socket.destroyed ? undefined : act());
  const wait = (uploading: boolean) => {
    clearTimeout(timer);
    const before = socket.bytesRead;
    const tooSlow = () => socket.bytesRead - before < uploadStretchBytes;
    timer = uploading
      ? setTimeout(
          unlessComplete(() => (tooSlow() ? socket.destroy() : wait(true))),
          uploadStretchMs,
        )
      : setTimeout(
          unlessComplete(() => socket.destroy()),
          bodyMs,
        );
    timer.unref();
  };
  wait(false);
  patience.set(raw, wait);
  raw.once("end", () => clearTimeout(timer));
}

/** Node ends a connection on which nothing moved for so long; from one answer to the next request it has its own limit. */
function awaitReader(answer: ServerResponse, { untakenMs, answerMs }: Patience) {
  const { socket } = answer;
  if (!(socket instanceof Socket)) return;
  socket.setTimeout(untakenMs);
  const timer = setTimeout(() => socket.destroy(), answerMs).unref();
  answer.once("close", () => clearTimeout(timer));
}
