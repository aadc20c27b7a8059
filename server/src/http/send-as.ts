import type { FastifyReply } from "fastify";
import type { z } from "zod";
import { outputSchema } from "./json-schema.ts";

type Write = ReturnType<FastifyReply["compileSerializationSchema"]>;

/** Keyed by the shape, which all servers of the process share. */
const written = new WeakMap<z.ZodType, Write>();

/**
 * Sends JSON of this shape; fields it does not name are dropped. Its serialiser is compiled on first use: compiling all of
 * them took most of the start.
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
