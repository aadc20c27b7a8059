import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import { ALARM_WEIGHTS } from "@kalivo/domain/alarm-weights.ts";
import { FROM_FACTS } from "../../src/features/operation/metrics.ts";
import { useProduct } from "../support/product.ts";
import { somethingToTell } from "../support/something-to-tell.ts";

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

const expressions = [...ruleExpressions, ...panelExpressions];

type Matcher = { label: string; sign: string; value: string };
type Selector = { metric: string; matchers: readonly Matcher[] };

/** The metrics that an expression asks for, each with what it wants of their labels. */
const selectorsIn = (expression: string): Selector[] =>
  Array.from(expression.matchAll(/\b([a-z_0-9]+)\{([^}]*)\}/g), ([, metric = "", inside = ""]) => ({
    metric,
    matchers: Array.from(
      inside.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g),
      ([, label = "", sign = "", value = ""]) => ({ label, sign, value }),
    ),
  }));
const selectors = expressions.flatMap(selectorsIn);

/** Of Prometheus itself and of the machine, and the labels that Prometheus gives. */
const NOT_OURS = new Set(["up", "node_filesystem_avail_bytes", "node_filesystem_size_bytes"]);
const OF_PROMETHEUS = new Set(["job", "instance", "role"]);
const OF_A_HISTOGRAM = /_(?:bucket|count|sum)$/;
const isOurs = ({ metric }: Selector) => !NOT_OURS.has(metric);

type Sample = { metric: string; labels: ReadonlyMap<string, string> };
const samplesIn = (scraped: string): Sample[] =>
  Array.from(scraped.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? \S+$/gm), ([, metric = "", inside = ""]) => ({
    metric,
    labels: new Map(
      Array.from(inside.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g), ([, name = "", value = ""]) => [name, value]),
    ),
  }));

/** What a `serve` and a `worker` tell once there is something to tell of. */
const scraped = { web: "", worker: "" };
beforeAll(async () => {
  await somethingToTell(kalivo);
  const probes = await kalivo.product.createProbes();
  scraped.web = (await kalivo.send("GET", "/metrics")).text;
  scraped.worker = (await probes.inject({ method: "GET", url: "/metrics" })).body;
  await probes.close();
});
const typesIn = (text_: string) => all(text_, /^# TYPE (\S+) /gm);
const exported = () => new Set([...typesIn(scraped.web), ...typesIn(scraped.worker)]);
const samples = () => samplesIn(`${scraped.web}\n${scraped.worker}`);

test("each metric that the rules and the dashboard ask for is told at /metrics", () => {
  const told = exported();
  const asked = [...new Set(selectors.filter(isOurs).map(({ metric }) => metric))];
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !told.has(name) && !told.has(name.replace(OF_A_HISTOGRAM, "")))).toEqual([]);
});

test("each metric of the product is asked for by a rule or shown", () => {
  const asked = new Set(selectors.map(({ metric }) => metric.replace(OF_A_HISTOGRAM, "")));
  const ours = [...exported()].filter((name) => name.startsWith("kalivo_"));
  expect(ours.length).toBeGreaterThan(15);
  expect(ours.filter((name) => !asked.has(name))).toEqual([]);
});

const own = (told: string) => typesIn(told).filter((name) => name.startsWith("kalivo_"));

test("a worker tells everything of the product that a process which serves does", () => {
  expect(own(scraped.worker).toSorted()).toEqual(own(scraped.web).toSorted());
});

const fits = (found: string, { sign, value }: Matcher): boolean => {
  const same = sign.includes("~") ? new RegExp(`^(?:${value})$`).test(found) : found === value;
  return sign.startsWith("!") ? !same : same;
};

test("each label by which the rules and the dashboard choose is told, with a value that they choose", () => {
  const told = samples();
  const chosen = selectors
    .filter(isOurs)
    .flatMap(({ metric, matchers }) => matchers.map((matcher) => ({ metric, matcher })))
    .filter(({ matcher }) => !OF_PROMETHEUS.has(matcher.label));
  expect(chosen.length).toBeGreaterThan(8);
  const unmet = chosen.filter(
    ({ metric, matcher }) =>
      !told.some(({ metric: name, labels }) => {
        const found = labels.get(matcher.label);
        return name === metric && found !== undefined && fits(found, matcher);
      }),
  );
  expect(unmet).toEqual([]);
});

/** The labels that are left of an expression. */
const groupsOf = (expression: string) =>
  all(expression, /\bby \(([^)]*)\)/g).flatMap((list) => list.split(",").map((label) => label.trim()));

test("each label by which they add up is told, and a sentence names none that is not left", () => {
  const told = samples();
  const unmet = expressions.flatMap((expression) =>
    selectorsIn(expression).flatMap(({ metric }) =>
      groupsOf(expression)
        .filter((label) => !OF_PROMETHEUS.has(label))
        .filter((label) => !told.some(({ metric: name, labels }) => name === metric && labels.has(label)))
        .map((label) => `${metric} by ${label}`),
    ),
  );
  expect(unmet).toEqual([]);
  const unknown = RULES.split(/^ +- alert: /m)
    .slice(1)
    .flatMap((rule) => {
      const [expression = ""] = all(rule, /^ +expr: (.*)$/gm);
      const left = /\bby \(|\b(?:sum|max|min|count)\(/.test(expression)
        ? groupsOf(expression)
        : [...OF_PROMETHEUS];
      return all(rule, /\$labels\.(\w+)/g).filter((label) => !left.includes(label));
    });
  expect(unknown).toEqual([]);
});

test("each alert is tried by tests of the rules, once silent and once firing, and names its paragraph", () => {
  expect(alerts).toHaveLength(new Set(alerts).size);
  expect(ruleExpressions).toHaveLength(alerts.length);
  const tests = text("deploy/prometheus/rules.test.yml");
  const silent = new Set(all(tests, /^ +- alertname: (\w+)\n.*\n +exp_alerts: \[\]$/gm));
  const firing = new Set(all(tests, /^ +- alertname: (\w+)\n.*\n +exp_alerts:\n +- exp_labels:/gm));
  expect(alerts.filter((alert) => !silent.has(alert))).toEqual([]);
  expect(alerts.filter((alert) => !firing.has(alert))).toEqual([]);
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

/** Gauges of the database: every process tells the same. */
const ALIKE = FROM_FACTS.map(({ name }) => name);
/** What stands before each of these gauges in the expression. */
const beforeAlike = (expression: string) =>
  Array.from(expression.matchAll(new RegExp(`\\b(?:${ALIKE.join("|")})\\{`, "g")), ({ index }) =>
    expression.slice(0, index),
  );
const JOINED_ALIKE = /\b(?:max|min)(?: by \([^)]*\))?\s*\(\s*$/;

test("what every process tells alike is joined by max or min, and never summed over processes", () => {
  const joins = expressions.flatMap(beforeAlike);
  expect(joins.length).toBeGreaterThan(ALIKE.length);
  expect(joins.filter((before) => !JOINED_ALIKE.test(before))).toEqual([]);
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
