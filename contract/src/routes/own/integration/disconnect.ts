import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { defineRoute } from "../../../route.ts";
import { Message } from "../../../wire.ts";

export const disconnectProvider = defineRoute({
  method: "POST",
  path: api.disconnectProvider,
  summary: "Ends a connection, here and at the provider. What is not billed of it is deleted.",
  access: "person",
  limit: { calls: 20, seconds: 600 },
  params: z.object({ provider: z.enum(PROVIDERS) }),
  ok: { 200: Message },
  refusals: [404, 409],
});
