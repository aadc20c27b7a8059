import { brusselsTime } from "@kalivo/domain/billing/month.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { html, type Html } from "@kalivo/server/documents/html.ts";
import type { ListedAthlete } from "../accounts/accounts.queries.ts";
import type { StoredActivity } from "../feed/feed.queries.ts";
import { recordingOf, SPORT_IDS, SPORTS, isSport, type Recording } from "../feed/recording.ts";
import { homeOf } from "../simulator.ts";

const HOUR_MS = 3_600_000;

/** A run that has just ended, unless an activity is being edited. */
const freshRecording = (now: Date): Recording => ({
  sport: "running",
  km: 8,
  minutes: 46,
  kcal: 540,
  start: new Date(now.getTime() - HOUR_MS),
  device: "Garmin Forerunner 265",
  typedIn: false,
});

export function recordingForm(
  provider: Provider,
  athletes: readonly ListedAthlete[],
  edited: StoredActivity | null,
  now: Date,
): Html {
  const shown = edited === null ? freshRecording(now) : recordingOf(provider, edited.document);
  return html`<section class="card" aria-labelledby="form">
    <h2 id="form">${edited === null ? "Add an activity" : "Change the activity"}</h2>
    <form method="post" action="${homeOf(provider)}/activity">
      <input type="hidden" name="activity" value="${edited?.id ?? ""}" />
      <div class="row">
        ${athleteField(athletes, edited?.athlete_id ?? null)} ${sportField(shown.sport)}
        ${textField("km", "km", String(shown.km), "decimal")}
        ${textField("minutes", "Minutes", String(shown.minutes), "decimal")}
        ${textField("kcal", `kcal ${provider === "strava" ? "(total)" : "(active)"}`, String(shown.kcal ?? ""), "decimal")}
        <div class="field">
          <label for="start">Start (Brussels time)</label>
          <input id="start" name="start" type="datetime-local" required value="${fieldTime(shown.start)}" />
        </div>
        ${textField("device", "Device", shown.device, "text")}
      </div>
      ${tick("typed_in", "Typed in, not recorded", shown.typedIn)}
      ${provider === "strava" ? tick("hidden", "Only the athlete can see it", edited?.hidden ?? false) : null}
      <button>${edited === null ? "Add" : "Change"}</button>
    </form>
  </section>`;
}

export const sampleForm = (
  provider: Provider,
  athletes: readonly ListedAthlete[],
  samples: readonly string[],
): Html =>
  html`<section class="card" aria-labelledby="samples">
    <h2 id="samples">Add a real recording</h2>
    <form method="post" action="${homeOf(provider)}/sample">
      <div class="row">
        <div class="field">
          <label for="sample-athlete">Account</label>
          <select id="sample-athlete" name="athlete">
            ${athleteOptions(athletes, null)}
          </select>
        </div>
        <div class="field">
          <label for="sample">Recording</label>
          <select id="sample" name="sample">
            ${samples.map((sample) => html`<option>${sample}</option>`)}
          </select>
        </div>
      </div>
      <p class="small">Its time is moved to yesterday.</p>
      <button>Add</button>
    </form>
  </section>`;

const athleteField = (athletes: readonly ListedAthlete[], chosen: string | null) =>
  html`<div class="field">
    <label for="athlete">Account</label>
    <select id="athlete" name="athlete">
      ${athleteOptions(athletes, chosen)}
    </select>
  </div>`;

const athleteOptions = (athletes: readonly ListedAthlete[], chosen: string | null) =>
  athletes.map(
    ({ id, name }) => html`<option value="${id}" ${id === chosen ? html`selected` : null}>${name}</option>`,
  );

const sportField = (chosen: string) =>
  html`<div class="field">
    <label for="sport">Sport</label>
    <select id="sport" name="sport">
      ${SPORT_IDS.map(
        (id) =>
          html`<option value="${id}" ${id === chosen ? html`selected` : null}>
            ${isSport(id) ? SPORTS[id].label : id}
          </option>`,
      )}
    </select>
  </div>`;

const textField = (name: string, label: string, value: string, inputMode: "decimal" | "text") =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      inputmode="${inputMode}"
      maxlength="60"
      autocomplete="off"
    />
  </div>`;

const tick = (name: string, label: string, ticked: boolean) =>
  html`<div class="tick">
    <input type="checkbox" id="${name}" name="${name}" value="1" ${ticked ? html`checked` : null} />
    <label for="${name}">${label}</label>
  </div>`;

const two = (value: number) => String(value).padStart(2, "0");

function fieldTime(instant: Date): string {
  const { year, month, day, hour, minute } = brusselsTime(instant);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}
