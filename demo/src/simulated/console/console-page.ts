import { brusselsTime } from "@kalivo/domain/billing/month.ts";
import { formatDate } from "@kalivo/domain/money/display.ts";
import { PROVIDER_NAMES, type Provider } from "@kalivo/domain/health-source.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { html, type Html } from "@kalivo/server/documents/html.ts";
import { scrollTable, sendPage } from "@kalivo/server/documents/page.ts";
import { simulatedBanner } from "../accounts/consent-page.ts";
import { listAthletes, type ListedAthlete } from "../accounts/accounts.queries.ts";
import { faultsOf, type Fault } from "../api/api.queries.ts";
import { recentEvents, type ListedEvent } from "../events/events.queries.ts";
import { findActivity, recentActivities, type ListedActivity } from "../feed/feed.queries.ts";
import { recordingOf } from "../feed/recording.ts";
import { sampleNames } from "../feed/samples.ts";
import { HIDDEN, homeOf, plainId, type Simulator } from "../simulator.ts";
import { mountConsoleActions } from "./console-actions.ts";
import { recordingForm, sampleForm } from "./feed-forms.ts";

const SHOWN = 30;
const Query = z.object({ said: z.string().max(200).default(""), edit: plainId.default("") });

/** The developer's console: fill the feed, play the athlete, have things go wrong. */
export function mountConsole(app: FastifyInstance, simulator: Simulator) {
  const { provider, db, clock } = simulator;
  app.get(homeOf(provider), HIDDEN, async (request, reply) => {
    const { said, edit } = Query.catch({ said: "", edit: "" }).parse(request.query);
    const [athletes, activities, events, faults, edited, samples] = await Promise.all([
      listAthletes(db, provider, SHOWN),
      recentActivities(db, provider, SHOWN),
      recentEvents(db, provider, SHOWN),
      faultsOf(db, provider),
      findActivity(db, provider, edit),
      sampleNames(simulator),
    ]);
    const content = html`${said === "" ? null : html`<p class="notice good" role="status">${said}</p>`}
      ${accounts(provider, athletes)}
      ${athletes.length === 0 ? null : recordingForm(provider, athletes, edited, clock.now())}
      ${athletes.length === 0 || samples.length === 0 ? null : sampleForm(provider, athletes, samples)}
      ${feed(provider, activities)} ${troubles(provider, faults)} ${told(provider, events)}
      <p>
        <a class="button" href="${homeOf(provider === "strava" ? "garmin" : "strava")}"
          >${PROVIDER_NAMES[provider === "strava" ? "garmin" : "strava"]}</a
        >
        <a class="button" href="/">The app</a>
      </p>`;
    return sendPage(reply, {
      title: `${PROVIDER_NAMES[provider]}, simulated`,
      banner: simulatedBanner(provider),
      content,
      wide: true,
    });
  });
  mountConsoleActions(app, simulator);
}

const accounts = (provider: Provider, athletes: readonly ListedAthlete[]) =>
  section(
    "accounts",
    "Accounts",
    athletes.length === 0
      ? html`<p class="quiet">None yet: connect ${PROVIDER_NAMES[provider]} in the app.</p>`
      : table(
          ["Account", `${APP_NAME} may`, "Play the athlete"],
          athletes.map(({ id, name, scopes }) => [
            name,
            scopes === null ? "nothing" : scopes.join(", "),
            html`<div class="row">${scopes === null ? null : accountActions(provider, id, scopes)}</div>`,
          ]),
          "Accounts",
        ),
  );

function accountActions(provider: Provider, id: string, scopes: readonly string[]): Html[] {
  const actions = [
    action(provider, `athlete/${id}/revoke`, `Disconnect ${APP_NAME}`),
    action(provider, `athlete/${id}/forge`, "Forge a farewell"),
  ];
  if (provider === "strava") return actions;
  const allowed = scopes.includes("ACTIVITY_EXPORT");
  return [
    ...actions,
    action(provider, `athlete/${id}/permissions`, allowed ? "Take activities away" : "Allow activities"),
  ];
}

const feed = (provider: Provider, activities: readonly ListedActivity[]) =>
  section(
    "feed",
    "Activities",
    activities.length === 0
      ? html`<p class="quiet">None yet.</p>`
      : table(
          ["When", "Who", "What", "kcal", "Change"],
          activities.map((activity) => activityRow(provider, activity)),
          "Activities",
        ),
  );

function activityRow(provider: Provider, { id, name, document, hidden }: ListedActivity): Row {
  const { sport, km, minutes, kcal, start, typedIn } = recordingOf(provider, document);
  const marks = [...(typedIn ? ["typed in"] : []), ...(hidden ? ["only you"] : [])];
  return [
    when(start),
    name,
    [sport, `${Math.round(km * 100) / 100} km`, `${Math.round(minutes)} min`, ...marks].join(", "),
    kcal === null ? "none" : String(Math.round(kcal)),
    html`<div class="row">
      <a class="button" href="${homeOf(provider)}?edit=${id}#form">Edit</a> ${action(
        provider,
        `activity/${id}/delete`,
        "Delete",
      )}
    </div>`,
  ];
}

const TROUBLES: Readonly<Record<Provider, readonly (readonly [Fault, string])[]>> = {
  strava: [
    ["rate_limited", "Too many requests (429)"],
    ["down", "Out of order (503)"],
    ["inactive", "Our developer subscription has lapsed (403)"],
    ["slow", "Answers too slowly"],
    ["unsigned", "Events without a signature"],
  ],
  garmin: [
    ["rate_limited", "Too many requests (429)"],
    ["down", "Out of order (503)"],
    ["slow", "Answers too slowly"],
  ],
};

const troubles = (provider: Provider, on: readonly string[]) =>
  section(
    "troubles",
    "Have it go wrong",
    html`<div class="row">
      ${TROUBLES[provider].map(([kind, label]) => action(provider, `fault/${kind}`, label, on.includes(kind)))}
    </div>`,
  );

const told = (provider: Provider, events: readonly ListedEvent[]) =>
  section(
    "events",
    `What ${APP_NAME} was told`,
    html`${provider === "strava" ? html`<div class="row">${action(provider, "handshake", "Ask for the handshake")}</div>` : null}
    ${events.length === 0 ? html`<p class="quiet">Nothing yet.</p>` : table(["When", "What", "Delivered", "Again"], events.map(eventRow(provider)), "Events")}`,
  );

const LONGEST_SHOWN = 160;

const eventRow =
  (provider: Provider) =>
  (event: ListedEvent): Row => [
    when(event.created_at),
    html`<span class="raw"
      >${event.body.length > LONGEST_SHOWN ? `${event.body.slice(0, LONGEST_SHOWN)} …` : event.body}</span
    >`,
    deliveryOf(event),
    action(provider, `event/${event.id}/again`, "Deliver again"),
  ];

function deliveryOf({ delivered_at, given_up_at, tries }: ListedEvent): string {
  if (delivered_at !== null) return when(delivered_at);
  return given_up_at === null ? `no, ${tries} tries` : `given up after ${tries} tries`;
}

type Row = readonly (string | Html)[];

const section = (id: string, title: string, content: Html) =>
  html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;

const table = (heads: readonly string[], rows: readonly Row[], name: string) =>
  scrollTable(
    heads,
    rows.map(
      (cells) =>
        html`<tr>
          ${cells.map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
    ),
    name,
  );

const action = (provider: Provider, path: string, text: string, pressed?: boolean) =>
  html`<form method="post" action="${homeOf(provider)}/${path}">
    <button ${pressed === undefined ? null : html`aria-pressed="${String(pressed)}"`}>${text}</button>
  </form>`;

function when(instant: Date): string {
  const { hour, minute } = brusselsTime(instant);
  return `${formatDate(instant)} ${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
