import type { FastifyReply } from "fastify";
import type { z } from "zod";
import { outputSchema } from "./json-schema.ts";

type Write = ReturnType<FastifyReply["compileSerializationSchema"]>;

/** By the shape itself, which is the same for every server of the process. */
const written = new WeakMap<z.ZodType, Write>();

/**
 * Sends JSON of this shape; what it does not name never leaves. Its serialiser is compiled when a body of the shape is
 * first sent: of all shapes at once, that was most of a start.
 */
export function sendAs(reply: FastifyReply, shape: z.ZodType, body: unknown): FastifyReply {
  const write = written.get(shape) ?? compile(reply, shape);
  return reply.type("application/json; charset=utf-8").serializer(write).send(body);
}

function compile(reply: FastifyReply, shape: z.ZodType): Write {
  const write = reply.compileSerializationSchema(outputSchema(shape));
  written.set(shape, write);
  return write;
}
