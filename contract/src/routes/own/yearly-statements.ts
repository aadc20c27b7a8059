import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { YearlyStatement } from "../../shapes/yearly-statement.ts";
import { IdParams, wireId, wireOptional } from "../../wire.ts";

const YearParams = z.object({ year: z.coerce.number().int().min(2020).max(2099) });
/** A team that one administers; omitted: oneself. */
const OfTeam = z.object({ team: wireOptional(wireId) });

export const listYears = defineRoute({
  method: "GET",
  path: api.listYears,
  summary:
    "The years in which something was paid, of oneself and of the teams one administers, newest first.",
  access: "person",
  ok: {
    200: z.array(
      z.object({ year: z.number(), team: z.object({ id: z.number(), name: z.string() }).nullable() }),
    ),
  },
});

export const readYear = defineRoute({
  method: "GET",
  path: api.readYear,
  summary: "What was given in a year, by the day of payment. Not a tax certificate.",
  access: "person",
  limit: { calls: 120, seconds: 60 },
  params: YearParams,
  query: OfTeam,
  ok: { 200: YearlyStatement },
  refusals: [404],
});

export const downloadYearPdf = defineRoute({
  method: "GET",
  path: api.downloadYearPdf,
  summary: "The same as a document.",
  access: "person",
  limit: { calls: 20, seconds: 60 },
  params: YearParams,
  query: OfTeam,
  ok: { 200: "pdf" },
  refusals: [404],
});

export const downloadYearCsv = defineRoute({
  method: "GET",
  path: api.downloadYearCsv,
  summary: "The same as a table, a line for each payment and organisation.",
  access: "person",
  limit: { calls: 20, seconds: 60 },
  params: YearParams,
  query: OfTeam,
  ok: { 200: "csv" },
  refusals: [404],
});

export const downloadReceipt = defineRoute({
  method: "GET",
  path: api.downloadReceipt,
  summary: "The receipt of a month that was paid, as a document.",
  access: "person",
  limit: { calls: 20, seconds: 60 },
  params: IdParams,
  ok: { 200: "pdf" },
  refusals: [404],
});
