import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { html, type Html } from "@kalivo/server/documents/html.ts";
import type { MethodKind } from "@kalivo/server/adapters/payment/port.ts";
import type { Sandbox } from "../sandbox.ts";
import { findSetup, type SetupRow } from "../setups/setups.queries.ts";
import { chooseMethod, isExpired } from "../setups/setups.ts";
import { findTestMethod, TEST_METHODS } from "../test-methods.ts";
import { sendClosedPage, sendSandboxPage, sendUnknownPage } from "./frame.ts";

const RefParams = z.object({ ref: z.string().max(100) });
const Query = z.object({
  fill: z.string().max(50).optional(),
  problem: z.enum(["not-confirmed"]).optional(),
});
const Form = z.object({ method: z.enum(["card", "sepa_debit"]), number: z.string().max(100) });

type Problem = { kind: MethodKind; message: string };
type Shown = { fill: string; problem: Problem | null; notice: string | null };

/** Where a payer saves a method. Each kind is a form of its own; a test number is filled in by a link. */
export function mountSetupPage(app: FastifyInstance, sandbox: Sandbox) {
  app.get("/sandbox/setup/:ref", { schema: { hide: true } }, async (request, reply) => {
    const setup = await read(sandbox, request.params);
    if (setup === undefined) return sendUnknownPage(reply);
    if (isClosed(sandbox, setup)) return sendClosedPage(reply, setup.return_url);
    const { fill = "", problem } = Query.catch({}).parse(request.query);
    const notice =
      problem === "not-confirmed"
        ? "Your bank did not confirm this card. Try again, or choose another one."
        : null;
    return show(reply, setup, { fill, problem: null, notice });
  });

  app.post("/sandbox/setup/:ref", { schema: { hide: true } }, async (request, reply) => {
    const setup = await read(sandbox, request.params);
    if (setup === undefined) return sendUnknownPage(reply);
    const form = Form.safeParse(request.body);
    if (!form.success)
      return show(reply, setup, {
        fill: "",
        problem: { kind: "card", message: "Enter a number." },
        notice: null,
      });
    const { method, number } = form.data;
    const again = (message: string) =>
      show(reply, setup, { fill: number, problem: { kind: method, message }, notice: null });
    const chosen = findTestMethod(method, number);
    if (chosen === null || !setup.methods.includes(method))
      return again("Only the test numbers below are accepted. A real number is never kept.");

    const step = await chooseMethod(sandbox, setup.ref, chosen);
    switch (step.kind) {
      case "saved":
        return reply.redirect(step.returnUrl, 303);
      case "confirm":
        return reply.redirect(`/sandbox/3ds/${setup.ref}`, 303);
      case "refused":
        return again("Your bank refused this card. Choose another one.");
      case "closed":
        return sendClosedPage(reply, setup.return_url);
      default:
        throw new Error(`no such step: ${JSON.stringify(step satisfies never)}`);
    }
  });
}

const read = ({ db }: Sandbox, params: unknown) => {
  const parsed = RefParams.safeParse(params);
  return parsed.success ? findSetup(db, parsed.data.ref) : Promise.resolve(undefined);
};

const isClosed = ({ clock }: Sandbox, setup: SetupRow) =>
  setup.status !== "open" || isExpired(setup, clock.now());

function show(reply: FastifyReply, setup: SetupRow, shown: Shown) {
  const content = html` ${shown.notice === null ? null : html`<p class="notice" role="alert">${shown.notice}</p>`}
    ${setup.methods.includes("card") ? methodForm(setup, "card", shown) : null}
    ${setup.methods.includes("sepa_debit") ? methodForm(setup, "sepa_debit", shown) : null}
    <p><a class="button" href="${setup.cancel_url}">Cancel</a></p>`;
  const status = shown.problem === null ? 200 : 422;
  return sendSandboxPage(
    reply,
    { title: "Payment method", content },
    { status, returnsTo: setup.return_url },
  );
}

const KINDS = {
  card: { title: "Card", label: "Card number", list: "Test cards" },
  sepa_debit: { title: "Direct debit (SEPA)", label: "IBAN", list: "Test accounts" },
} as const satisfies Record<MethodKind, { title: string; label: string; list: string }>;

function methodForm(setup: SetupRow, kind: MethodKind, { fill, problem }: Shown): Html {
  const { title, label, list } = KINDS[kind];
  const message = problem?.kind === kind ? problem.message : null;
  const value = message !== null || findTestMethod(kind, fill) !== null ? fill : "";
  const invalid = html`aria-invalid="true" aria-describedby="${kind}-error"`;
  return html`<section class="card" id="${kind}" aria-labelledby="${kind}-title">
    <h2 id="${kind}-title">${title}</h2>
    <form method="post" action="/sandbox/setup/${setup.ref}">
      <input type="hidden" name="method" value="${kind}" />
      <div class="field">
        <label for="${kind}-number">${label}</label>
        <input
          id="${kind}-number"
          name="number"
          value="${value}"
          required
          autocomplete="off"
          spellcheck="false"
          ${message === null ? null : invalid}
        />
        ${message === null ? null : html`<p class="error" id="${kind}-error" role="alert">${message}</p>`}
      </div>
      <p class="small">${setup.mandate_text}</p>
      <button class="go">Agree and save</button>
    </form>
    <h3 class="small" id="${kind}-tests">${list}: tap one to fill it in</h3>
    <ul class="fill" aria-labelledby="${kind}-tests">
      ${testNumbers(setup, kind)}
    </ul>
  </section>`;
}

const testNumbers = (setup: SetupRow, kind: MethodKind) =>
  TEST_METHODS.filter((method) => method.kind === kind).map(
    ({ number, says }) =>
      html`<li>
        <a href="/sandbox/setup/${setup.ref}?fill=${encodeURIComponent(number)}#${kind}"
          ><b>${number}</b><span>${says}</span></a
        >
      </li>`,
  );
