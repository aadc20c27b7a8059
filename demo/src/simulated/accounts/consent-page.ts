import { randomInt } from "node:crypto";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { PROVIDER_NAMES, type Provider } from "@kalivo/domain/health-source.ts";
import { html, type Html } from "@kalivo/server/documents/html.ts";
import { sendPage } from "@kalivo/server/documents/page.ts";
import { signIn } from "../feed/feed.ts";
import { HIDDEN, homeOf, plainText, type Simulator } from "../simulator.ts";
import { issueCode } from "./tokens.ts";

type Scope = { id: string; label: string; explanation: string; ticked: boolean };

/** What a person may tick (workouts §1.2, §2.3). */
export const SCOPES: Readonly<Record<Provider, readonly Scope[]>> = {
  strava: [
    {
      id: "activity:read",
      label: "View data about your activities",
      explanation: "Those that everyone or your followers can see.",
      ticked: true,
    },
    {
      id: "activity:read_all",
      label: "View data about your private activities",
      explanation: "Those that only you can see.",
      ticked: true,
    },
  ],
  garmin: [
    {
      id: "ACTIVITY_EXPORT",
      label: "Activities",
      explanation: "Workouts as your watch records them, from now on.",
      ticked: true,
    },
    {
      id: "HISTORICAL_DATA_EXPORT",
      label: "Historical data",
      explanation: "What was recorded before you connected.",
      ticked: false,
    },
  ],
};

const PATHS = { strava: "/oauth/authorize", garmin: "/oauth2Confirm" } as const satisfies Record<
  Provider,
  string
>;
export const authorizePathOf = (provider: Provider) => `${homeOf(provider)}${PATHS[provider]}`;

/** Another one for everybody, because one account there belongs to one account here. */
const suggestedName = () => `Athlete ${randomInt(1000, 10_000)}`;

const Asked = z.object({
  client_id: z.string(),
  redirect_uri: z.url().regex(/^[\x21-\x7E]+$/),
  response_type: z.literal("code"),
  state: z.string().max(500).default(""),
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  code_challenge_method: z.string().optional(),
});
type Asked = z.infer<typeof Asked>;

const Answer = z.object({
  answer: z.enum(["allow", "deny"]),
  account: plainText(60).default(""),
});

const Form = z.record(z.string(), z.unknown());

/** Where somebody signs in at the provider, and allows the product something or nothing. */
export function mountConsentPage(app: FastifyInstance, simulator: Simulator) {
  const { provider } = simulator;
  app.get(authorizePathOf(provider), HIDDEN, async (request, reply) => {
    const asked = readAsked(simulator, request.query);
    return asked === null ? sendRefusal(simulator, reply) : sendConsent(simulator, reply, asked, null);
  });

  app.post(authorizePathOf(provider), HIDDEN, async (request, reply) => {
    const asked = readAsked(simulator, request.query);
    const answer = Answer.safeParse(request.body);
    if (asked === null || !answer.success) return sendRefusal(simulator, reply);
    if (answer.data.answer === "deny") return goBack(reply, asked, { error: "access_denied" });
    if (answer.data.account === "")
      return sendConsent(simulator, reply, asked, "Give the account a name: any will do.");
    const athlete = await signIn(simulator, answer.data.account);
    const scopes = tickedScopes(provider, request.body);
    const code = await issueCode(simulator, {
      athleteId: athlete.id,
      scopes,
      redirectUri: asked.redirect_uri,
      challenge: asked.code_challenge ?? null,
    });
    return goBack(reply, asked, { code, ...(provider === "strava" && { scope: scopes.join(",") }) });
  });
}

/** Null: another client, or it would send people elsewhere than to the product, or Garmin's PKCE is missing. */
function readAsked({ provider, client, publicUrl }: Simulator, query: unknown): Asked | null {
  const { data: asked } = Asked.safeParse(query);
  if (asked === undefined || asked.client_id !== client.id) return null;
  if (!asked.redirect_uri.startsWith(`${publicUrl}/api/integration/`)) return null;
  if (provider === "strava") return { ...asked, code_challenge: undefined };
  return asked.code_challenge !== undefined && asked.code_challenge_method === "S256" ? asked : null;
}

function tickedScopes(provider: Provider, body: unknown): string[] {
  const ticked = Form.parse(body);
  const scopes = SCOPES[provider].map(({ id }) => id).filter((id) => ticked[id] !== undefined);
  return provider === "strava" ? ["read", ...scopes] : scopes;
}

function goBack(reply: FastifyReply, { redirect_uri, state }: Asked, answer: Record<string, string>) {
  const url = new URL(redirect_uri);
  url.search = new URLSearchParams({ state, ...answer }).toString();
  return reply.redirect(url.href, 303);
}

export const simulatedBanner = (provider: Provider) =>
  `A simulated ${PROVIDER_NAMES[provider]}: no real account, no real data`;

const sendRefusal = ({ provider }: Simulator, reply: FastifyReply) =>
  sendPage(
    reply,
    {
      title: "This link is not right",
      banner: simulatedBanner(provider),
      content: html`<p>
        It does not come from the app, or something of it was lost. Begin again in the app.
      </p>`,
    },
    { status: 400 },
  );

function sendConsent({ provider }: Simulator, reply: FastifyReply, asked: Asked, problem: string | null) {
  const name = PROVIDER_NAMES[provider];
  const content = html`<p class="quiet">${APP_NAME} asks to read your workouts at ${name}.</p>
    <form method="post">
      <section class="card" aria-labelledby="who">
        <h2 id="who">Your account</h2>
        <div class="field">
          <label for="account">Name of the account</label>
          <input
            id="account"
            name="account"
            value="${problem === null ? suggestedName() : ""}"
            maxlength="60"
            autocomplete="off"
            aria-describedby="account-help${problem === null ? "" : " account-error"}"
            ${problem === null ? null : html`aria-invalid="true"`}
          />
          ${problem === null ? null : html`<p class="error" id="account-error" role="alert">${problem}</p>`}
        </div>
        <p class="small" id="account-help">
          Any name will do; it needs no password. The same name is the same account, with workouts of its own.
        </p>
      </section>
      <section class="card">
        <fieldset>
          <legend>What ${APP_NAME} may do</legend>
          ${SCOPES[provider].map(scopeRow)}
        </fieldset>
      </section>
      <p><button class="go" name="answer" value="allow">Allow</button></p>
      <button class="wide" name="answer" value="deny" formnovalidate>No, thanks</button>
    </form>`;
  return sendPage(
    reply,
    { title: `Sign in to ${name}`, banner: simulatedBanner(provider), content },
    { status: problem === null ? 200 : 422, returnsTo: asked.redirect_uri },
  );
}

const scopeRow = ({ id, label, explanation, ticked }: Scope): Html =>
  html`<div class="tick">
    <input type="checkbox" id="${id}" name="${id}" value="1" ${ticked ? html`checked` : null} />
    <label for="${id}">${label}<span class="small">${explanation}</span></label>
  </div>`;
