import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Sends a body with its ETag; 304 when `If-None-Match` names it. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, body: string | Buffer) {
  // weak: the same body is sent compressed in different ways
  const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  void reply.header("etag", tag);
  const known = request.headers["if-none-match"]?.split(",").some((each) => each.trim() === tag) ?? false;
  return known ? reply.code(304).send() : reply.send(body);
}
