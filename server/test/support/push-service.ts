import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import { createServer, type Server } from "node:http";

/** A browser as the push service knows it: it alone opens what is pushed to it. */
export type PushedBrowser = {
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** What arrived, opened, oldest first. */
  received: { title: string; body: string; path: string; tag: string }[];
  headers: Record<string, string>[];
};

type Answer = 201 | 404 | 410 | 429 | 500 | 403;

/**
 * A push service on this machine, in place of the browsers' own: it answers as RFC 8030 §5 says, checks what RFC 8292
 * (VAPID) and RFC 8188 (encryption) require of a sender, and opens each message with the browser's keys (RFC 8291).
 */
export async function startPushService() {
  const browsers = new Map<string, PushedBrowser & { open: (body: Buffer) => string }>();
  let answer: Answer = 201;
  const server: Server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const browser = browsers.get(request.url ?? "");
      const { authorization = "", ttl, "content-encoding": encoding } = request.headers;
      const isWellFormed =
        request.method === "POST" &&
        /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/.test(authorization) &&
        /^\d+$/.test(String(ttl)) &&
        encoding === "aes128gcm";
      const status = isWellFormed ? (browser === undefined ? 404 : answer) : 400;
      if (status === 201 && browser !== undefined) {
        browser.received.push(JSON.parse(browser.open(Buffer.concat(chunks))));
        browser.headers.push({ authorization, topic: String(request.headers["topic"]) });
      }
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("the push service has no port");
  return {
    answers: (status: Answer) => {
      answer = status;
    },
    /** As `fetch`, for addresses of a push service: its host is this machine. */
    fetch: ((input: string | URL | Request, init?: RequestInit) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return fetch(`http://127.0.0.1:${bound.port}${pathname}`, init);
    }) satisfies typeof fetch,
    newBrowser: (): PushedBrowser => {
      const pair = createECDH("prime256v1");
      const p256dh = pair.generateKeys().toString("base64url");
      const auth = randomBytes(16).toString("base64url");
      const path = `/wp/${randomBytes(8).toString("hex")}`;
      const browser = {
        subscription: { endpoint: `https://fcm.googleapis.com${path}`, p256dh, auth },
        received: [],
        headers: [],
        open: (body: Buffer) => opened(body, pair, Buffer.from(auth, "base64url")),
      };
      browsers.set(path, browser);
      return browser;
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

const SALT_END = 16;
const LENGTH_AT = 20;
const TAG_BYTES = 16;

/** One record of RFC 8188, with the key that browser and sender agree on by RFC 8291. */
function opened(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT_END);
  const keyEnd = LENGTH_AT + 1 + (body[LENGTH_AT] ?? 0);
  const sender = body.subarray(LENGTH_AT + 1, keyEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const shared = derived(own.computeSecret(sender), auth, info, 32);
  const key = derived(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
