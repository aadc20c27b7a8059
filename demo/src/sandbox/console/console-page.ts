import { formatDate, formatEuros } from "@kalivo/domain/money/display.ts";
import type { FastifyInstance } from "fastify";
import { html, type Html } from "@kalivo/server/documents/html.ts";
import { recentEvents, recentPayments, type ConsoleEvent, type ConsolePayment } from "./console.queries.ts";
import { scrollTable } from "@kalivo/server/documents/page.ts";
import { openFaults } from "../events/events.queries.ts";
import type { Sandbox } from "../sandbox.ts";
import { mountConsoleActions, type ConsoleClock } from "./console-actions.ts";
import { sendSandboxPage } from "../pages/frame.ts";

const PAYMENTS_SHOWN = 50;
const EVENTS_SHOWN = 50;

/** The developer's console: move time, play the bank, lose and repeat events. */
export function mountConsolePage(app: FastifyInstance, sandbox: Sandbox, clock: ConsoleClock) {
  app.get("/sandbox", { schema: { hide: true } }, async (request, reply) => {
    const [payments, events, faults] = await Promise.all([
      recentPayments(sandbox.db, PAYMENTS_SHOWN),
      recentEvents(sandbox.db, EVENTS_SHOWN),
      openFaults(sandbox.db),
    ]);
    const { said } = Object.assign({ said: "" }, request.query);
    const content = html` ${said === "" ? null : html`<p class="notice good" role="status">${said}</p>`}
      ${clockSection(sandbox.clock.now())} ${paymentsSection(payments)} ${eventsSection(events, faults)}
      <p><a class="button" href="/mailbox">Mailbox</a> <a class="button" href="/">The app</a></p>`;
    return sendSandboxPage(reply, { title: "Sandbox", content, wide: true });
  });
  mountConsoleActions(app, sandbox, clock);
}

const clockSection = (now: Date) =>
  html`<section class="card" aria-labelledby="clock">
    <h2 id="clock">The clock: ${when(now)}</h2>
    <p class="quiet">Moving it runs everything that becomes due. It cannot go back behind a closed month.</p>
    <div class="row">
      ${action("clock/next", "Go to the next step")} ${action("clock/day", "One day later")}
    </div>
    <form class="row" method="post" action="/sandbox/clock/to">
      <div class="field">
        <label for="to">Go to (Brussels time)</label
        ><input id="to" name="to" type="datetime-local" required value="${fieldTime(now)}" />
      </div>
      <button>Go</button>
    </form>
  </section>`;

const paymentsSection = (payments: readonly ConsolePayment[]) =>
  html`<section class="card" aria-labelledby="payments">
    <h2 id="payments">Payments</h2>
    <div class="row">${action("payout", "Send the balance to the bank")}</div>
    ${payments.length === 0 ? html`<p class="quiet">None yet.</p>` : scrollTable(["When", "Who", "Amount", "Method", "State", "Play the bank"], payments.map(paymentRow), "Payments")}
  </section>`;

const paymentRow = (payment: ConsolePayment) =>
  html`<tr>
    <td>${when(payment.createdAt)}</td>
    <td>${payment.name}</td>
    <td>${formatEuros(payment.amount)}</td>
    <td>${payment.method}</td>
    <td>${stateOf(payment)}</td>
    <td><div class="row">${paymentActions(payment)}</div></td>
  </tr>`;

function stateOf({ status, declineCode, settlesAt, disputeStatus }: ConsolePayment): string {
  const details = [
    ...(declineCode === null ? [] : [declineCode]),
    ...(settlesAt === null ? [] : [`until ${when(settlesAt)}`]),
    ...(disputeStatus === null ? [] : [`dispute ${disputeStatus}`]),
  ];
  return [status.replaceAll("_", " "), ...details].join(", ");
}

function paymentActions({ ref, status, dispute, disputeStatus }: ConsolePayment): Html[] {
  if (status === "processing")
    return [action(`payment/${ref}/succeed`, "Settle"), action(`payment/${ref}/fail`, "Fail")];
  if (dispute !== null && disputeStatus === "open") {
    return [
      action(`dispute/${dispute}/won`, "Dispute won"),
      action(`dispute/${dispute}/lost`, "Dispute lost"),
    ];
  }
  return status === "succeeded" && dispute === null ? [action(`payment/${ref}/dispute`, "Dispute")] : [];
}

const eventsSection = (
  events: readonly ConsoleEvent[],
  faults: readonly { kind: string; remaining: number }[],
) =>
  html`<section class="card" aria-labelledby="events">
    <h2 id="events">Events</h2>
    <div class="row">
      ${action("fault/drop", "Lose the next event")} ${action("fault/duplicate", "Send the next event twice")}
    </div>
    ${faults.map(({ kind, remaining }) => html`<p class="quiet">Next: ${kind} ${remaining}</p>`)}
    ${events.length === 0 ? html`<p class="quiet">None yet.</p>` : scrollTable(["When", "What", "About", "Delivered", "Again"], events.map(eventRow), "Events")}
  </section>`;

const eventRow = ({ id, type, object, createdAt, deliveredAt, tries }: ConsoleEvent) =>
  html`<tr>
    <td>${when(createdAt)}</td>
    <td>${type}</td>
    <td>${object}</td>
    <td>${deliveredAt === null ? `no, ${tries} tries` : when(deliveredAt)}</td>
    <td>${action(`event/${id}/again`, "Deliver again")}</td>
  </tr>`;

const action = (path: string, text: string) =>
  html`<form method="post" action="/sandbox/${path}"><button>${text}</button></form>`;

const clockTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  hour: "2-digit",
  minute: "2-digit",
});
const when = (instant: Date) => `${formatDate(instant)} ${clockTime.format(instant)}`;
const fieldTime = (instant: Date) =>
  `${formatDate(instant).split("/").toReversed().join("-")}T${clockTime.format(instant)}`;
