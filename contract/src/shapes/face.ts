import { z } from "zod";

/** Somebody as their name and picture show them to who reads. */
export const Face = z.object({ id: z.int(), name: z.string(), picture: z.string().nullable() });
export type Face = z.infer<typeof Face>;
