import { hasEnded, moneyTaken, startOf, violation, type Protocol, type State } from "./payment-model.ts";
import { stepsFrom } from "./payment-steps.ts";

export type Found = {
  readonly states: number;
  readonly steps: number;
  /** The shortest way to a state that must not be, or from which it cannot go on well; null: there is none. */
  readonly trace: readonly string[] | null;
};

type Node = { readonly state: State; readonly from: number; readonly by: string; readonly fair: number[] };

/**
 * Every state that can be reached, breadth first, so that a trace is a shortest one. Afterwards from every state: if the
 * provider has the money, is there a way to its one journal, and is there a way to an end, without luck or accidents?
 */
export function search(protocol: Protocol): Found {
  const start = startOf(protocol);
  const nodes: Node[] = [{ state: start, from: -1, by: "", fair: [] }];
  const known = new Map([[JSON.stringify(start), 0]]);
  let steps = 0;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodeAt(nodes, index);
    const wrong = violation(node.state);
    if (wrong !== null)
      return { states: nodes.length, steps, trace: [...traceTo(nodes, index), `=> ${wrong}`] };
    for (const { name, fair, to } of stepsFrom(node.state, protocol)) {
      steps += 1;
      const key = JSON.stringify(to);
      const next = known.get(key) ?? nodes.length;
      if (next === nodes.length) {
        known.set(key, next);
        nodes.push({ state: to, from: index, by: name, fair: [] });
      }
      if (fair) nodeAt(nodes, next).fair.push(index); // backwards: who gets here by itself
    }
  }
  const stuck =
    firstOutside(nodes, reaching(nodes, hasEnded), () => true) ??
    firstOutside(
      nodes,
      reaching(nodes, ({ journals }) => journals === 1),
      (state) => moneyTaken(state) > 0,
    );
  const trace = stuck === null ? null : [...traceTo(nodes, stuck), "=> from here it never ends well"];
  return { states: nodes.length, steps, trace };
}

/** All states from which one of the wanted ones is reached by what happens by itself. */
function reaching(nodes: readonly Node[], wanted: (state: State) => boolean): Set<number> {
  const reached = new Set(nodes.flatMap(({ state }, index) => (wanted(state) ? [index] : [])));
  for (const index of reached) for (const before of nodeAt(nodes, index).fair) reached.add(before);
  return reached;
}

function firstOutside(nodes: readonly Node[], good: ReadonlySet<number>, asked: (state: State) => boolean) {
  const found = nodes.findIndex(({ state }, index) => asked(state) && !good.has(index));
  return found === -1 ? null : found;
}

function traceTo(nodes: readonly Node[], index: number): string[] {
  const trace: string[] = [];
  for (let at = index; at > 0; at = nodeAt(nodes, at).from) trace.push(nodeAt(nodes, at).by);
  return trace.toReversed();
}

function nodeAt(nodes: readonly Node[], index: number): Node {
  const node = nodes[index];
  if (node === undefined) throw new Error(`there is no state ${index}`);
  return node;
}
