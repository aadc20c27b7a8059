import { brusselsInstant } from "@kalivo/domain/billing/month.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { closeDispute, openDispute } from "../books/books.ts";
import { payOut } from "../books/pay-out.ts";
import { addFault, deliverAgain } from "../events/events.queries.ts";
import { deliverDueEvents } from "../events/events.ts";
import { settlePayment } from "../payments/payments.ts";
import { DAY_MS, type Sandbox } from "../sandbox.ts";

/** What the console needs of the demo's clock. Both answer a sentence when they refuse. */
export type ConsoleClock = {
  moveTo: (instant: Date) => Promise<string | null>;
  moveToNextStep: () => Promise<string | null>;
};

const RefParams = z.object({ ref: z.string().max(100) });
const LocalTime = z.object({ to: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/) });

/** The buttons: each acts, then shows the console again. */
export function mountConsoleActions(app: FastifyInstance, sandbox: Sandbox, clock: ConsoleClock) {
  mountClockActions(app, sandbox, clock);
  mountBankActions(app, sandbox);
  mountEventActions(app, sandbox);
}

function mountClockActions(app: FastifyInstance, sandbox: Sandbox, clock: ConsoleClock) {
  app.post("/sandbox/clock/next", HIDDEN, async (_, reply) => back(reply, await clock.moveToNextStep()));
  app.post("/sandbox/clock/day", HIDDEN, async (_, reply) =>
    back(reply, await clock.moveTo(new Date(sandbox.clock.now().getTime() + DAY_MS))),
  );
  app.post("/sandbox/clock/to", HIDDEN, async (request, reply) => {
    const form = LocalTime.safeParse(request.body);
    if (!form.success) return back(reply, "That is not a time.");
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = form.data.to.split(/\D/).map(Number);
    return back(reply, await clock.moveTo(brusselsInstant({ year, month, day, hour, minute })));
  });
}

function mountBankActions(app: FastifyInstance, sandbox: Sandbox) {
  on(app, "/sandbox/payment/:ref/succeed", (ref) => settlePayment(sandbox, ref, "succeed"));
  on(app, "/sandbox/payment/:ref/fail", (ref) => settlePayment(sandbox, ref, "fail"));
  on(app, "/sandbox/payment/:ref/dispute", (ref) => openDispute(sandbox, ref));
  on(app, "/sandbox/dispute/:ref/won", (ref) => closeDispute(sandbox, ref, "won"));
  app.post("/sandbox/payout", HIDDEN, async (_, reply) => {
    await payOut(sandbox);
    return back(reply, "What is available is on its way to the bank.");
  });
  on(app, "/sandbox/dispute/:ref/lost", (ref) => closeDispute(sandbox, ref, "lost"));
}

function mountEventActions(app: FastifyInstance, sandbox: Sandbox) {
  on(app, "/sandbox/event/:ref/again", async (ref) => {
    await deliverAgain(sandbox.db, ref, sandbox.clock.now());
    await deliverDueEvents(sandbox);
  });
  app.post("/sandbox/fault/drop", HIDDEN, async (_, reply) => {
    await addFault(sandbox.db, "drop");
    return back(reply, "The next event gets lost.");
  });
  app.post("/sandbox/fault/duplicate", HIDDEN, async (_, reply) => {
    await addFault(sandbox.db, "duplicate");
    return back(reply, "The next event comes twice.");
  });
}

const HIDDEN = { schema: { hide: true } };

function on(app: FastifyInstance, path: string, act: (ref: string) => Promise<unknown>) {
  app.post(path, HIDDEN, async (request, reply) => {
    const params = RefParams.safeParse(request.params);
    if (params.success) await act(params.data.ref);
    return back(reply, null);
  });
}

const back = (reply: FastifyReply, said: string | null) =>
  reply.redirect(said === null ? "/sandbox" : `/sandbox?${new URLSearchParams({ said }).toString()}`, 303);
