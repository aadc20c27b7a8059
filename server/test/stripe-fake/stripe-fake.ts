import { RESTRICTED_KEY, SECRET_KEY } from "./access.ts";
import { seededChance } from "./chance.ts";
import { controlsOf, WEBHOOK_SECRET } from "./controls.ts";
import { faultPlan, type Fault, type Faults } from "./faults.ts";
import { idempotencyKeys } from "./idempotency.ts";
import { newEvent } from "./new-event.ts";
import { listen, type Seen } from "./server.ts";
import { loadShapes } from "./shapes.ts";
import { webhookSender, type Deliveries, type Webhook } from "./webhooks.ts";
import { DAY_MS, emptyWorld } from "./world.ts";

export type FakeOptions = {
  now?: Date;
  seed?: number;
  webhook?: Webhook;
  faults?: Faults;
  deliveries?: Deliveries;
  /** Real time an idempotency key lives. */
  keysLiveMs?: number;
  /** No checks of shapes and no notes of requests. */
  instant?: boolean;
};

export type StripeFake = Awaited<ReturnType<typeof startStripeFake>>;

/** A Stripe on a free port of this machine; README.md says what it can do. */
export async function startStripeFake(options: FakeOptions = {}) {
  const chance = seededChance(options.seed ?? 1);
  const violations: string[] = [];
  const requests: Seen[] = [];
  const settings = {
    now: options.now ?? new Date("2026-11-05T10:00:00Z"),
    faults: options.faults ?? {},
    deliveries: options.deliveries ?? {},
    webhook: options.webhook ?? null,
    keysLiveMs: options.keysLiveMs ?? DAY_MS,
  };
  const plan = faultPlan(chance);
  const sender = webhookSender(() => settings, chance);
  const keys = idempotencyKeys(() => settings.keysLiveMs);
  const shapes = options.instant === true ? null : loadShapes();
  const world = emptyWorld({
    now: () => settings.now,
    tell: (type, object, before) => {
      const event = newEvent(world, type, object, before);
      world.events.set(event.id, event);
      const wrong = shapes?.told(object) ?? null;
      if (wrong !== null) violations.push(`event ${type}: ${wrong}`);
      sender.send(event);
    },
  });
  const { port, stop } = await listen({
    world,
    keys,
    nextFault: (method, path) => plan.next(settings.faults, method, path),
    faults: () => settings.faults,
    shapes,
    violation: (what) => violations.push(what),
    seen: options.instant === true ? () => undefined : (request) => requests.push(request),
  });
  world.origin = `http://127.0.0.1:${port}`;

  return {
    ...controlsOf(world, settings),
    origin: world.origin,
    port,
    secretKey: SECRET_KEY,
    restrictedKey: RESTRICTED_KEY,
    webhookSecret: WEBHOOK_SECRET,
    /** Changed at any time: now, faults, deliveries, webhook, keysLiveMs. */
    settings,
    world,
    requests,
    violations,
    failNext: (fault: Fault, pathPart = "") => plan.order(fault, pathPart),
    pruneKeys: keys.prune,
    delivered: sender.delivered,
    stop: async () => {
      sender.stop();
      await stop();
      if (violations.length > 0) throw new Error(`not as Stripe does it:\n${violations.join("\n")}`);
    },
  };
}
