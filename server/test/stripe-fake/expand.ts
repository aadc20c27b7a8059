import { invalidRequest } from "./refusal.ts";
import type { World } from "./world.ts";

type Node = { [field: string]: unknown };

/** Puts objects where their ids are, as `expand` asks: "latest_charge.balance_transaction", "data.source". */
export function expanded(world: World, answer: object, paths: readonly string[]): object {
  let result: Node = { ...answer };
  for (const path of paths) result = expandPath(world, result, path.split("."));
  return result;
}

function expandPath(world: World, node: Node, [field = "", ...rest]: readonly string[]): Node {
  if (!(field in node)) throw invalidRequest(`This property cannot be expanded (${field}).`);
  const value = node[field];
  if (Array.isArray(value))
    return { ...node, [field]: value.map((each) => (isNode(each) ? expandPath(world, each, rest) : each)) };
  const whole = typeof value === "string" ? stored(world, value) : value;
  if (!isNode(whole)) return node;
  return { ...node, [field]: rest.length === 0 ? whole : expandPath(world, whole, rest) };
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function stored(world: World, id: string): unknown {
  for (const objects of [
    world.customers,
    world.charges,
    world.transactions,
    world.methods,
    world.mandates,
    world.paymentIntents,
    world.setupIntents,
    world.setupAttempts,
    world.refunds,
    world.disputes,
    world.payouts,
    world.configurations,
  ]) {
    const found = objects.get(id);
    if (found !== undefined) return found;
  }
  throw invalidRequest(`This property cannot be expanded: '${id}' is nobody's.`);
}
