import fastify from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import { sendAs, writtenOnce } from "./send-as.ts";

const Shape = z.object({ month: z.string() });

/** A body that counts how often it is written. */
function counting() {
  let times = 0;
  const body = {
    hidden: "left out",
    get month() {
      times += 1;
      return "2026-10";
    },
  };
  return { body, times: () => times };
}

async function answersWith(body: unknown): Promise<string[]> {
  const app = fastify();
  app.get("/", (_, reply) => sendAs(reply, Shape, body));
  const texts = [];
  for (const _ of [1, 2]) {
    const { payload, headers } = await app.inject("/");
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    texts.push(payload);
  }
  await app.close();
  return texts;
}

test("what many are answered with is written once, and has the fields of its shape only", async () => {
  const each = counting();
  expect(await answersWith(each.body)).toEqual(['{"month":"2026-10"}', '{"month":"2026-10"}']);
  const once = counting();
  expect(await answersWith(writtenOnce(once.body))).toEqual(['{"month":"2026-10"}', '{"month":"2026-10"}']);
  expect(each.times()).toBeGreaterThan(once.times());
  expect(each.times()).toBe(2 * once.times());
});
