import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { wireMonth } from "../../shapes/admin-billing.ts";
import { OpenBooks, OpenMonth } from "../../shapes/open-books.ts";

export const readTransparency = defineRoute({
  method: "GET",
  path: api.readTransparency,
  summary: "The open books, from the ledger alone: months, organisations, payouts, checksums.",
  access: "anybody",
  mayLag: true,
  ok: { 200: OpenBooks },
});

export const readTransparencyMonth = defineRoute({
  method: "GET",
  path: api.readTransparencyMonth,
  summary: "One public month, by organisation. 404 where it is added to another.",
  access: "anybody",
  mayLag: true,
  params: z.object({ month: wireMonth }),
  ok: { 200: OpenMonth },
  refusals: [404],
});

export const downloadTransparencyMonth = defineRoute({
  method: "GET",
  path: api.downloadTransparencyMonth,
  summary: "The same as a table.",
  access: "anybody",
  mayLag: true,
  limit: { calls: 30, seconds: 60 },
  params: z.object({ month: wireMonth }),
  ok: { 200: "csv" },
  refusals: [404],
});

export const downloadTransparency = defineRoute({
  method: "GET",
  path: api.downloadTransparency,
  summary: "All months, organisations, payouts or checksums, or the clearing figure, as a table.",
  access: "anybody",
  mayLag: true,
  limit: { calls: 30, seconds: 60 },
  params: z.object({ table: z.enum(["months", "organisations", "payouts", "checksums", "clearing"]) }),
  ok: { 200: "csv" },
  refusals: [404],
});

export const downloadLeaves = defineRoute({
  method: "GET",
  path: api.downloadLeaves,
  summary:
    "The hash of every entry of a sealed month, in order: hash them one after the other for its checksum.",
  access: "anybody",
  limit: { calls: 30, seconds: 60 },
  params: z.object({ month: wireMonth }),
  ok: { 200: "csv" },
  refusals: [404],
});
