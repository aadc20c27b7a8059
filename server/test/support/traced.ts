import type { TraceKind } from "../../src/http/traces.ts";
import type { TestProduct } from "./product.ts";

/** The count of a security event in `/metrics`. */
export async function traced(kalivo: TestProduct, event: TraceKind): Promise<number> {
  const { text } = await kalivo.send("GET", "/metrics");
  const counted = new RegExp(`kalivo_security_events_total\\{event="${event}"\\} (\\d+)`).exec(text);
  return Number(counted?.[1] ?? "0");
}
