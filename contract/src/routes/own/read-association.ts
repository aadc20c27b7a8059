import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";

/** The association that runs the product, and its contact address. */
export const Association = z.object({ name: z.string(), mail: z.string() });
export type Association = z.infer<typeof Association>;

export const readAssociation = defineRoute({
  method: "GET",
  path: api.readAssociation,
  summary: "The association that runs the product: its name and the address people write to.",
  access: "anybody",
  ok: { 200: Association },
});
