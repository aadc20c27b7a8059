import { BALANCE_CALLS } from "./balance.ts";
import { CALLS, type CallShape } from "./calls.ts";
import { CHARGE_CALLS } from "./charges.ts";
import { CUSTOMER_CALLS } from "./customers.ts";
import { DISPUTE_CALLS } from "./disputes.ts";
import { text } from "./form.ts";
import { page, type Handler, type Handlers } from "./handler.ts";
import { METHOD_CALLS } from "./methods.ts";
import { PAYMENT_CALLS } from "./payments.ts";
import { PORTAL_CALLS } from "./portal.ts";
import { REFUND_CALLS } from "./refunds.ts";
import { SETUP_CALLS } from "./setups.ts";
import { find } from "./world.ts";

const EVENT_CALLS: Handlers = {
  "GET /v1/events": (world, { form }) => {
    const type = text(form, "type");
    const wanted = new Set(Array.isArray(form["types"]) ? form["types"] : []);
    const found = [...world.events.values()].filter(
      (each) => (type === null || each.type === type) && (wanted.size === 0 || wanted.has(each.type)),
    );
    return page(found, form, "/v1/events");
  },
  "GET /v1/events/:id": (world, { id }) => find(world.events, "event", id),
};

const HANDLERS: Handlers = {
  ...CUSTOMER_CALLS,
  ...METHOD_CALLS,
  ...SETUP_CALLS,
  ...PORTAL_CALLS,
  ...PAYMENT_CALLS,
  ...CHARGE_CALLS,
  ...REFUND_CALLS,
  ...DISPUTE_CALLS,
  ...BALANCE_CALLS,
  ...EVENT_CALLS,
};

export type Found = { shape: CallShape; handler: Handler; id: string };

const PATTERNS = CALLS.map((shape) => {
  const handler = HANDLERS[`${shape.method} ${shape.path}`];
  if (handler === undefined) throw new Error(`nothing answers ${shape.method} ${shape.path}`);
  return { shape, handler, pattern: new RegExp(`^${shape.path.replace(":id", "([^/]+)")}$`) };
});

/** The call an address means; null when there is none. */
export function findCall(method: string, path: string): Found | null {
  for (const { shape, handler, pattern } of PATTERNS) {
    const match = shape.method === method ? pattern.exec(path) : null;
    if (match !== null) return { shape, handler, id: match[1] ?? "" };
  }
  return null;
}
