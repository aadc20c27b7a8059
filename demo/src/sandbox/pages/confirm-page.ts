import { formatEuros } from "@kalivo/domain/money/display.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { html } from "@kalivo/server/documents/html.ts";
import { findPayment } from "../payments/payments.queries.ts";
import { confirmPayment } from "../payments/payments.ts";
import type { Sandbox } from "../sandbox.ts";
import { findSetup } from "../setups/setups.queries.ts";
import { confirmSetup } from "../setups/setups.ts";
import { sendClosedPage, sendSandboxPage, sendUnknownPage } from "./frame.ts";

const RefParams = z.object({ ref: z.string().max(100) });
const Answer = z.object({ answer: z.enum(["approve", "refuse"]) });

type Question = { kind: "setup" | "payment"; ref: string; text: string; open: boolean; returnUrl: string };

/** The bank asking its client (3-D Secure): for a set-up and for a single payment alike. */
export function mountConfirmPage(app: FastifyInstance, sandbox: Sandbox) {
  app.get("/sandbox/3ds/:ref", { schema: { hide: true } }, async (request, reply) => {
    const question = await readQuestion(sandbox, request.params);
    if (question === null) return sendUnknownPage(reply);
    if (!question.open) return sendClosedPage(reply, question.returnUrl);
    const content = html`<section class="card" aria-label="Your bank">
      <p>${question.text}</p>
      <form method="post">
        <input type="hidden" name="answer" value="approve" /><button class="go">Confirm</button>
      </form>
      <form method="post"><input type="hidden" name="answer" value="refuse" /><button>Refuse</button></form>
    </section>`;
    return sendSandboxPage(reply, { title: "Your bank asks", content }, { returnsTo: question.returnUrl });
  });

  app.post("/sandbox/3ds/:ref", { schema: { hide: true } }, async (request, reply) => {
    const question = await readQuestion(sandbox, request.params);
    const answer = Answer.safeParse(request.body);
    if (question === null || !answer.success) return sendUnknownPage(reply);
    const approved = answer.data.answer === "approve";
    return question.kind === "setup"
      ? answerSetup(sandbox, reply, question, approved)
      : answerPayment(sandbox, reply, question, approved);
  });
}

async function answerSetup(
  sandbox: Sandbox,
  reply: FastifyReply,
  { ref, returnUrl }: Question,
  approved: boolean,
) {
  const step = await confirmSetup(sandbox, ref, approved);
  if (step.kind === "saved") return reply.redirect(step.returnUrl, 303);
  if (step.kind === "refused") return reply.redirect(`/sandbox/setup/${ref}?problem=not-confirmed`, 303);
  return sendClosedPage(reply, returnUrl);
}

async function answerPayment(
  sandbox: Sandbox,
  reply: FastifyReply,
  { ref, returnUrl }: Question,
  approved: boolean,
) {
  const payment = await confirmPayment(sandbox, ref, approved);
  return payment === null ? sendClosedPage(reply, returnUrl) : reply.redirect(returnUrl, 303);
}

async function readQuestion({ db, baseUrl }: Sandbox, params: unknown): Promise<Question | null> {
  const parsed = RefParams.safeParse(params);
  if (!parsed.success) return null;
  const { ref } = parsed.data;
  const setup = await findSetup(db, ref);
  if (setup !== undefined) {
    const text = "Do you want to save this card for later donations?";
    return {
      kind: "setup",
      ref,
      text,
      open: setup.status === "open" && setup.pending_method !== null,
      returnUrl: setup.return_url,
    };
  }
  const payment = await findPayment(db, ref);
  if (payment === undefined) return null;
  const text = `Do you want to pay ${formatEuros(payment.amount_cents)}? ${payment.description}`;
  return {
    kind: "payment",
    ref,
    text,
    open: payment.status === "requires_payer_action",
    returnUrl: payment.return_url ?? baseUrl,
  };
}
