import { createConnection } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import * as api from "@kalivo/contract/api-paths.ts";
import { MAX_BODY_BYTES } from "@kalivo/domain/limits.ts";
import { beforeAll, expect, test } from "vitest";
import { listeningOn } from "../support/listening-on.ts";
import { useProduct } from "../support/product.ts";

// Whoever sends too much reads that it was too much: an answer that is lost with its connection says nothing.

const kalivo = useProduct();
const TIMES = 50;

let port = 0;
beforeAll(async () => {
  port = await listeningOn(kalivo.app);
});

/** As a browser does it: writes all of it, and reads what there is when the connection ends. */
const sendAll = (body: Buffer) =>
  new Promise<string>((resolve) => {
    let answer = "";
    const socket = createConnection(port, "127.0.0.1");
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", (error) => resolve(error.message));
    socket.on("close", () => resolve(answer.split("\r\n", 1)[0] ?? ""));
    const head = [`POST ${api.signIn} HTTP/1.1`, "Host: kalivo", "Content-Type: application/json"];
    socket.write(`${[...head, `Content-Length: ${body.length}`].join("\r\n")}\r\n\r\n`);
    socket.write(body);
  });

test("a body of three times the limit is 413, each time, and its caller reads it", async () => {
  const body = Buffer.alloc(3 * MAX_BODY_BYTES, "x");
  const answers: string[] = [];
  for (let time = 0; time < TIMES; time += 1) answers.push(await sendAll(body));
  expect([...new Set(answers)]).toEqual(["HTTP/1.1 413 Payload Too Large"]);
});

test.each([
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
  ["deflate", deflateSync],
] as const)("a body that is small only as %s is not unpacked", async (encoding, pack) => {
  const body = pack(Buffer.from(`[${"{},".repeat(1_000_000)}{}]`));
  expect(body.length).toBeLessThan(50_000);
  const { statusCode } = await kalivo.app.inject({
    method: "POST",
    url: api.signIn,
    headers: { "content-type": "application/json", "content-encoding": encoding },
    payload: body,
  });
  expect(statusCode).toBe(415);
});
