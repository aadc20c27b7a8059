import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";
import { AdminMonth, AdminSimulation, AdminStatement, wireMonth } from "../../../shapes/admin-billing.ts";
import { ChargeState, StatementState } from "../../../shapes/statement.ts";
import { Paging, wireOptional } from "../../../wire.ts";

export const listMonths = defineRoute({
  method: "GET",
  path: api.listMonths,
  summary: "Every month, newest first: its stage and its sums by state. The total stands in X-Total-Count.",
  access: "admin",
  query: z.object(Paging),
  ok: { 200: z.array(AdminMonth) },
});

export const listMonthStatements = defineRoute({
  method: "GET",
  path: api.listMonthStatements,
  summary: "A month's statements, the largest first, narrowed by state or by the state of their charge.",
  access: "admin",
  params: z.object({ month: wireMonth }),
  query: z.object({ state: wireOptional(StatementState), charge: wireOptional(ChargeState), ...Paging }),
  ok: { 200: z.array(AdminStatement) },
  refusals: [404],
});

export const listAllStatements = defineRoute({
  method: "GET",
  path: api.listAllStatements,
  summary: "The statements of all months, the newest month first, narrowed in the same way.",
  access: "admin",
  query: z.object({ state: wireOptional(StatementState), charge: wireOptional(ChargeState), ...Paging }),
  ok: { 200: z.array(AdminStatement) },
});

export const simulateMonth = defineRoute({
  method: "POST",
  path: api.simulateMonth,
  summary: "What a close of the month would do now. Writes nothing.",
  access: "admin",
  body: z.object({ month: wireMonth }),
  ok: { 200: AdminSimulation },
  refusals: [404],
});
