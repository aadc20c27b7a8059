import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { ALARM_WEIGHTS } from "@kalivo/domain/alarm-weights.ts";
import { useProduct } from "../support/product.ts";

const kalivo = useProduct();
const root = join(import.meta.dirname, "../../..");
const text = (path: string) => readFileSync(join(root, path), "utf8");

const RULES = text("deploy/prometheus/rules.yml");
const ALARMS = text("docs/operate/alarms.md");
const all = (found: string, pattern: RegExp) => Array.from(found.matchAll(pattern), ([, name = ""]) => name);

/** Of the rules' comments and sentences nothing is an expression. */
const ruleExpressions = all(RULES, /^ +expr: (.*)$/gm);
const alerts = all(RULES, /^ +- alert: (\w+)$/gm);

const Panel = z.object({
  id: z.int(),
  type: z.string(),
  title: z.string().min(3),
  gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
  datasource: z.object({ uid: z.literal("${datasource}") }).optional(),
  targets: z.array(z.object({ refId: z.string(), expr: z.string().min(3) })).optional(),
});
const Dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.int(),
  panels: z.array(Panel),
});
const dashboard = Dashboard.parse(JSON.parse(text("deploy/grafana/dashboard.json")));
const panelExpressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The names of metrics in an expression: what stands before its selector. */
const metricsIn = (expressions: readonly string[]) => [
  ...new Set(expressions.flatMap((expression) => all(expression, /\b([a-z_]+)\{/g))),
];

/** Of Prometheus itself. */
const NOT_OURS = new Set(["up"]);
const OF_A_HISTOGRAM = /_(?:bucket|count|sum)$/;

async function exported(): Promise<Set<string>> {
  await kalivo.send("GET", "/healthz");
  return new Set(all((await kalivo.send("GET", "/metrics")).text, /^# TYPE (\S+) /gm));
}

test("each metric that the rules and the dashboard ask for is told at /metrics", async () => {
  const told = await exported();
  const asked = metricsIn([...ruleExpressions, ...panelExpressions]).filter((name) => !NOT_OURS.has(name));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !told.has(name) && !told.has(name.replace(OF_A_HISTOGRAM, "")))).toEqual([]);
});

test("each metric of the product is asked for by a rule or shown", async () => {
  const asked = new Set(
    metricsIn([...ruleExpressions, ...panelExpressions]).map((name) => name.replace(OF_A_HISTOGRAM, "")),
  );
  const own = [...(await exported())].filter((name) => name.startsWith("kalivo_"));
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((name) => !asked.has(name))).toEqual([]);
});

test("each alert is tried by a test of the rules, in both ways or at least once, and names its paragraph", () => {
  expect(alerts).toHaveLength(new Set(alerts).size);
  expect(ruleExpressions).toHaveLength(alerts.length);
  const tried = new Set(all(text("deploy/prometheus/rules.test.yml"), /^ +- alertname: (\w+)$/gm));
  expect(alerts.filter((alert) => !tried.has(alert))).toEqual([]);
  const named = all(RULES, /^ +runbook: docs\/operate\/alarms\.md#(\w+)$/gm);
  expect(named).toEqual(alerts.map((alert) => alert.toLowerCase()));
});

test("every alarm, of the product and of the rules, has its one paragraph, and no paragraph is of none", () => {
  const headings = all(ALARMS, /^### (\w+)$/gm);
  expect(headings.toSorted()).toEqual([...alerts, ...AdminAlarm.shape.kind.options].toSorted());
  const empty = ALARMS.split(/^### /m)
    .slice(1)
    .filter((part) => (part.split("\n\n")[1] ?? "").length < 40);
  expect(empty).toEqual([]);
});

test("every kind of alarm has its weight", () => {
  expect(Object.keys(ALARM_WEIGHTS).toSorted()).toEqual([...AdminAlarm.shape.kind.options].toSorted());
});

test("what every process tells alike is never summed over processes", () => {
  const alike =
    /\bsum(?: by \([^)]*\))?\s*\(\s*kalivo_(?:workers|alarms|charges|outbox|last_|ledger|provider_refusing|database_answers|step_failing|db_connections)/;
  expect([...ruleExpressions, ...panelExpressions].filter((expression) => alike.test(expression))).toEqual(
    [],
  );
  expect("sum by (kind) (kalivo_alarms{})").toMatch(alike);
});

test("the dashboard's panels have an id each and a place that no other has", () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  const drawn = dashboard.panels.filter(({ type }) => type !== "row");
  expect(drawn.every(({ datasource, targets = [] }) => datasource !== undefined && targets.length > 0)).toBe(
    true,
  );
});
