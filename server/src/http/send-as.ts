import type { FastifyReply } from "fastify";
import type { z } from "zod";
import { outputSchema } from "./json-schema.ts";

type Write = ReturnType<FastifyReply["compileSerializationSchema"]>;

/** Keyed by the shape, which all servers of the process share. */
const written = new WeakMap<z.ZodType, Write>();

/** Bodies that many are answered with, and their text once one was. */
const kept = new WeakMap<object, string | null>();

/** Of a body that many requests are answered with, by one call: it is written once. It is not changed any more. */
export function writtenOnce<Body extends object>(body: Body): Body {
  kept.set(body, null);
  return body;
}

const isKept = (body: unknown): body is Record<string, unknown> =>
  typeof body === "object" && body !== null && kept.has(body);

/**
 * Sends JSON of this shape; fields it does not name are dropped. Its serialiser is compiled on first use: compiling all of
 * them took most of the start.
 */
export function sendAs(reply: FastifyReply, shape: z.ZodType, body: unknown): FastifyReply {
  const write = written.get(shape) ?? compile(reply, shape);
  const typed = reply.type("application/json; charset=utf-8");
  if (!isKept(body)) return typed.serializer(write).send(body);
  const text = kept.get(body) ?? write(body);
  kept.set(body, text);
  return typed.send(text);
}

function compile(reply: FastifyReply, shape: z.ZodType): Write {
  const write = reply.compileSerializationSchema(outputSchema(shape));
  written.set(shape, write);
  return write;
}
