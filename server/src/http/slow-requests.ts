import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

export type Patience = {
  /** How long a body may take to arrive. */
  bodyMs: number;
  /** A large file may take longer, as long as it keeps coming: so many bytes in each stretch of time. */
  uploadStretchMs: number;
  uploadStretchBytes: number;
};

/** 2 kB a second is a tenth of what the slowest mobile network gives. */
export const PATIENCE: Patience = {
  bodyMs: 60_000,
  uploadStretchMs: 30_000,
  uploadStretchBytes: 60_000,
};

/** The running timeout of each request's body. */
const patience = new WeakMap<IncomingMessage, (uploading: boolean) => void>();

/**
 * Against slowloris: a body that has not arrived in time closes its connection, whatever the method and path. The time is
 * that of small bodies until `awaitUpload` is called.
 */
export function endSlowRequests(app: FastifyInstance, limits: Patience = PATIENCE): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { raw } = request;
    if (raw.headers["transfer-encoding"] !== undefined || Number(raw.headers["content-length"] ?? 0) > 0)
      watch(raw, limits);
    done();
  });
  // After the response the rest of the body is not awaited.
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    if (!raw.complete) patience.get(raw)?.(false);
    done();
  });
}

/** The caller may send large files: from now on it is enough that they keep coming. */
export function awaitUpload(raw: IncomingMessage): void {
  patience.get(raw)?.(true);
}

function watch(raw: IncomingMessage, { bodyMs, uploadStretchMs, uploadStretchBytes }: Patience) {
  const { socket } = raw;
  if (!(socket instanceof Socket)) return; // asked within the process: nothing is on its way
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
