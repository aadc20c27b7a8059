/** Between two nodes of a graph; at most one edge between the same two. */
export type Edge = { readonly from: string; readonly to: string };

type Beside<E> = { edge: E; other: string };
type Visit<E> = { node: string; by: E | null; left: Beside<E>[] };

/**
 * The biconnected components: edges are in the same one when a cycle runs over both. By a depth-first search (Hopcroft and
 * Tarjan 1973), without recursion.
 */
export function biconnectedComponents<E extends Edge>(edges: readonly E[]): E[][] {
  const beside = besideEach(edges);
  const depth = new Map<string, number>();
  const lowest = new Map<string, number>();
  const components: E[][] = [];
  for (const root of beside.keys()) {
    const passed: E[] = [];
    const path: Visit<E>[] = [];
    const visit = (node: string, by: E | null) => {
      if (depth.has(node)) return;
      depth.set(node, path.length);
      lowest.set(node, path.length);
      path.push({ node, by, left: [...(beside.get(node) ?? [])] });
    };
    const reach = (node: string, low = 0) => lowest.set(node, Math.min(lowest.get(node) ?? 0, low));
    visit(root, null);
    for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
      const { node, by } = at;
      const next = at.left.pop();
      if (next === undefined) {
        path.pop();
        const parent = path.at(-1)?.node;
        if (parent === undefined || by === null) continue;
        reach(parent, lowest.get(node));
        if ((lowest.get(node) ?? 0) >= (depth.get(parent) ?? 0))
          components.push(passed.splice(passed.indexOf(by)));
        continue;
      }
      const known = depth.get(next.other);
      if (next.edge === by || (known !== undefined && known > path.length - 1)) continue;
      passed.push(next.edge);
      if (known === undefined) visit(next.other, next.edge);
      else reach(node, known);
    }
  }
  return components;
}

function besideEach<E extends Edge>(edges: readonly E[]): Map<string, Beside<E>[]> {
  const beside = new Map<string, Beside<E>[]>();
  const add = (node: string, other: string, edge: E) => {
    const all = beside.get(node) ?? [];
    all.push({ edge, other });
    beside.set(node, all);
  };
  for (const edge of edges) {
    add(edge.from, edge.to, edge);
    add(edge.to, edge.from, edge);
  }
  return beside;
}
