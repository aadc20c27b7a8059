import { Agent } from "node:http";
import { get } from "./load.ts";

export type Latency = { median: number; p95: number; p99: number };

type Headers = Record<string, string>;

/**
 * Asks `count` times from so many clients, each waiting for its answer, and says how many milliseconds that took. After
 * `seconds` nothing more is asked.
 */
export async function latency(
  urls: (turn: number) => string,
  headers: Headers | ((turn: number) => Headers),
  { clients, count, seconds = Infinity }: { clients: number; count: number; seconds?: number },
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const took: number[] = [];
  let turn = 0;
  const until = performance.now() + seconds * 1000;
  const client = async () => {
    while (turn < count && (turn < clients || performance.now() < until)) {
      turn += 1;
      const url = urls(turn);
      const signed = typeof headers === "function" ? headers(turn) : headers;
      const began = performance.now();
      await get(url, signed, agent);
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return summary(took);
}

export function summary(milliseconds: readonly number[]): Latency {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99) };
}

type Target = { milliseconds: number; of: keyof Latency };

/** One line: the figure beside its target and its reference. A target missed makes the bench fail. */
export function report(name: string, measured: Latency, reference: Latency, target: Target): void {
  const kept = measured[target.of] < target.milliseconds;
  if (!kept) process.exitCode = 1;
  const tail =
    target.of === "p99" ? ({ of: "p99", share: "99 %" } as const) : ({ of: "p95", share: "95 %" } as const);
  const figures = (one: Latency) =>
    `median ${one.median.toFixed(1).padStart(5)} ms, ${tail.share} within ${one[tail.of].toFixed(1).padStart(5)} ms`;
  const wanted = `target ${target.of} ${target.milliseconds} ms`;
  console.log(
    `${kept ? "ok  " : "OVER"} ${name.padEnd(34)} ${figures(measured)}, ${wanted}; reference ${figures(reference)}`,
  );
}
