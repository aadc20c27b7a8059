// Multipart's flat names and the objects they stand for: a[b] is { a: { b } }, a[0] is { a: [..] }.

export type Nested<Leaf> = Leaf | Nested<Leaf>[] | { [key: string]: Nested<Leaf> };
export type FormRefusal = { kind: "bad-name"; name: string };

const MAX_DEPTH = 6;
const MAX_LIST = 20_000;
const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]);

/**
 * Rebuilds an object from flat form entries. Refuses names that are malformed, deeper than 6, that would touch a prototype,
 * or that skip a list's index.
 * @throws BadFormName
 */
export function nest<Leaf>(entries: Iterable<readonly [string, Leaf]>): Record<string, Nested<Leaf>> {
  const root: Branch<Leaf> = new Map();
  for (const [name, value] of entries) place(root, pathOf(name), value, name);
  return Object.fromEntries([...root].map(([key, node]) => [key, plain(node)]));
}

export class BadFormName extends Error {
  override name = "BadFormName";
}

/** The inverse: entries to append to a FormData. Undefined is left out, null is sent as "". */
export function flatten(data: object): (readonly [string, string | Blob])[] {
  return Object.entries(data).flatMap(([key, value]) => flattenValue(key, value));
}

type Branch<Leaf> = Map<string, Node<Leaf>>;
type Node<Leaf> = { leaf: Leaf } | { branch: Branch<Leaf> };

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const head = match?.[1];
  if (head === undefined) throw new BadFormName(name.slice(0, 100));
  const keys = [head, ...[...(match?.[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? "")];
  if (keys.length > MAX_DEPTH || keys.some((key) => FORBIDDEN.has(key)))
    throw new BadFormName(name.slice(0, 100));
  return keys;
}

function place<Leaf>(root: Branch<Leaf>, path: string[], value: Leaf, name: string) {
  let branch = root;
  for (const [depth, written] of path.entries()) {
    const key = written === "" ? String(branch.size) : written; // a[] appends
    if (depth === path.length - 1) {
      branch.set(key, { leaf: value });
      return;
    }
    const next = branch.get(key) ?? { branch: new Map<string, Node<Leaf>>() };
    if (!("branch" in next)) throw new BadFormName(name.slice(0, 100));
    branch.set(key, next);
    branch = next.branch;
  }
}

function plain<Leaf>(node: Node<Leaf>): Nested<Leaf> {
  if ("leaf" in node) return node.leaf;
  const keys = [...node.branch.keys()];
  const isList = keys.length <= MAX_LIST && keys.every((key, index) => key === String(index));
  if (isList) return [...node.branch.values()].map(plain);
  return Object.fromEntries([...node.branch].map(([key, child]) => [key, plain(child)]));
}

function flattenValue(name: string, value: unknown): (readonly [string, string | Blob])[] {
  if (value === undefined) return [];
  if (value === null) return [[name, ""]];
  if (value instanceof Blob) return [[name, value]];
  if (value instanceof Date) return [[name, value.toISOString()]];
  if (Array.isArray(value)) {
    return value.length === 0
      ? [[name, ""]]
      : value.flatMap((item, index) => flattenValue(`${name}[${index}]`, item));
  }
  if (typeof value === "object")
    return Object.entries(value).flatMap(([key, item]) => flattenValue(`${name}[${key}]`, item));
  if (
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean" ||
    typeof value === "bigint"
  ) {
    return [[name, String(value)]];
  }
  throw new TypeError(`${name} cannot be sent`);
}
