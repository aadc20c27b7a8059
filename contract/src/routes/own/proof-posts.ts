import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { OwnProofPost, ProofPost } from "../../shapes/proof-post.ts";
import { IdParams } from "../../wire.ts";

export const listProofPosts = defineRoute({
  method: "GET",
  path: api.listProofPosts,
  summary: "What organisations showed of their payouts, the newest 30.",
  access: "anybody",
  mayLag: true,
  ok: { 200: z.array(ProofPost) },
});

export const OrganisationProof = z.object({
  confirmed_at: z.iso.datetime().nullable(),
  posts: z.array(ProofPost),
});
export type OrganisationProof = z.infer<typeof OrganisationProof>;

export const readOrganisationProof = defineRoute({
  method: "GET",
  path: api.readOrganisationProof,
  summary: "Whether an organisation confirmed that it takes part, and what it showed, newest first.",
  access: "anybody",
  mayLag: true,
  params: IdParams,
  ok: { 200: OrganisationProof },
  refusals: [404],
});

export const readOwnProof = defineRoute({
  method: "GET",
  path: api.readOwnProof,
  summary:
    "What organisations showed of payouts with one's own euros in them, or euros that one raised, newest first.",
  access: "person",
  ok: { 200: z.array(OwnProofPost) },
});
