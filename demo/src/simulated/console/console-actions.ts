import { brusselsInstant } from "@kalivo/domain/billing/month.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { deleteAuthorization, isAthlete, scopesOf, setScopes } from "../accounts/accounts.queries.ts";
import { endRegistration } from "../api/garmin-api.ts";
import { FAULTS, switchFault } from "../api/api.queries.ts";
import { callbackAnswers } from "../api/strava-api.ts";
import { deliverDueEvents, garminPush, recordEvent, stravaFarewell } from "../events/events.ts";
import { deliverAgain, insertEvent } from "../events/events.queries.ts";
import { addRecording, changeRecording, removeActivity } from "../feed/feed.ts";
import { isSport, type Recording } from "../feed/recording.ts";
import { addSample } from "../feed/samples.ts";
import { HIDDEN, homeOf, plainId, plainText, type Simulator } from "../simulator.ts";

const IdParams = z.object({ id: plainId });
const FaultParams = z.object({ kind: z.enum(FAULTS) });
const EventParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

const amount = (most: number) =>
  z
    .string()
    .trim()
    .transform((typed) => Number(typed.replace(",", ".")))
    .pipe(z.number().min(0).max(most));

export const RecordingForm = z.object({
  athlete: plainId,
  activity: plainId.default(""),
  sport: z.string().refine(isSport),
  km: amount(2000),
  minutes: amount(3000).pipe(z.number().positive()),
  kcal: z.union([z.literal("").transform(() => null), amount(100_000)]).default(null),
  start: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/),
  device: plainText(60).default(""),
  typed_in: z.string().optional(),
  hidden: z.string().optional(),
});
const SampleForm = z.object({ athlete: plainId, sample: z.string().max(200) });

const INCOMPLETE = "Something of the form is missing or not a number.";

const NOBODY = "There is no such account.";

/** The buttons: each acts, then shows the console again. */
export function mountConsoleActions(app: FastifyInstance, simulator: Simulator) {
  mountFeedActions(app, simulator);
  mountAccountActions(app, simulator);
  mountEventActions(app, simulator);
}

function mountFeedActions(app: FastifyInstance, simulator: Simulator) {
  const { db, provider } = simulator;
  const home = homeOf(provider);
  app.post(`${home}/activity`, HIDDEN, async (request, reply) => {
    const form = RecordingForm.safeParse(request.body);
    if (!form.success) return back(simulator, reply, INCOMPLETE);
    if (!(await isAthlete(db, provider, form.data.athlete))) return back(simulator, reply, NOBODY);
    const { athlete, activity, hidden } = form.data;
    const told = { recording: recordingIn(form.data), hidden: hidden !== undefined };
    if (activity === "") await addRecording(simulator, athlete, told);
    else await changeRecording(simulator, activity, told);
    return back(simulator, reply, activity === "" ? "Added." : "Changed.");
  });
  app.post(`${home}/sample`, HIDDEN, async (request, reply) => {
    const form = SampleForm.safeParse(request.body);
    if (!form.success) return back(simulator, reply, INCOMPLETE);
    if (!(await isAthlete(db, provider, form.data.athlete))) return back(simulator, reply, NOBODY);
    const added = await addSample(simulator, form.data.athlete, form.data.sample);
    return back(simulator, reply, added ? "Added." : "This recording cannot be read.");
  });
  app.post(`${home}/activity/:id/delete`, HIDDEN, async (request, reply) => {
    const params = IdParams.safeParse(request.params);
    if (params.success) await removeActivity(simulator, params.data.id);
    return back(simulator, reply, "Deleted.");
  });
}

function recordingIn(form: z.infer<typeof RecordingForm>): Recording {
  const { sport, km, minutes, kcal, device } = form;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = form.start.split(/\D/).map(Number);
  const start = brusselsInstant({ year, month, day, hour, minute });
  return { sport, km, minutes, kcal, device, start, typedIn: form.typed_in !== undefined };
}

function mountAccountActions(app: FastifyInstance, simulator: Simulator) {
  const home = homeOf(simulator.provider);
  const on = (action: string, act: (athleteId: string) => Promise<unknown>, said: string) =>
    app.post(`${home}/athlete/:id/${action}`, HIDDEN, async (request, reply) => {
      const params = IdParams.safeParse(request.params);
      if (params.success) await act(params.data.id);
      return back(simulator, reply, said);
    });
  on("revoke", (id) => revokeAndTell(simulator, id), `Disconnected, and ${APP_NAME} is told.`);
  on(
    "forge",
    (id) => forgeFarewell(simulator, id),
    `Somebody else tells ${APP_NAME} that this account left.`,
  );
  if (simulator.provider === "garmin")
    on("permissions", (id) => switchActivities(simulator, id), `Changed, and ${APP_NAME} is told.`);
}

/** The athlete disconnects the product in the provider's settings. */
async function revokeAndTell(simulator: Simulator, athleteId: string) {
  const { db, provider } = simulator;
  await db.transaction().execute(async (tx) => {
    const inTx = { ...simulator, db: tx };
    const ended =
      provider === "strava"
        ? await deleteAuthorization(tx, provider, athleteId)
        : await endRegistration(inTx, athleteId);
    if (ended) await recordEvent(simulator, tx, farewell(simulator, athleteId));
  });
}

const farewell = (simulator: Simulator, athleteId: string) =>
  simulator.provider === "strava"
    ? stravaFarewell(simulator, athleteId)
    : garminPush("deregistrations", [JSON.stringify({ userId: athleteId })]);

/** The same words without a signature, and it is not true. */
const forgeFarewell = (simulator: Simulator, athleteId: string) =>
  insertEvent(simulator.db, {
    provider: simulator.provider,
    body: farewell(simulator, athleteId),
    signed: false,
    at: simulator.clock.now(),
  });

async function switchActivities(simulator: Simulator, athleteId: string) {
  const { db, provider } = simulator;
  const scopes = await scopesOf(db, provider, athleteId);
  if (scopes === null) return;
  const without = scopes.filter((scope) => scope !== "ACTIVITY_EXPORT");
  const permissions = without.length < scopes.length ? without : ["ACTIVITY_EXPORT", ...scopes];
  await db.transaction().execute(async (tx) => {
    await setScopes(tx, provider, athleteId, permissions);
    const entry = JSON.stringify({ userId: athleteId, permissions });
    await recordEvent(simulator, tx, garminPush("userPermissionsChange", [entry]));
  });
}

function mountEventActions(app: FastifyInstance, simulator: Simulator) {
  const { db, provider, clock, subscription } = simulator;
  const home = homeOf(provider);
  app.post(`${home}/fault/:kind`, HIDDEN, async (request, reply) => {
    const params = FaultParams.safeParse(request.params);
    if (params.success) await switchFault(db, provider, params.data.kind);
    return back(simulator, reply, null);
  });
  app.post(`${home}/event/:id/again`, HIDDEN, async (request, reply) => {
    const params = EventParams.safeParse(request.params);
    if (params.success) await deliverAgain(db, provider, params.data.id, clock.now());
    await deliverDueEvents(simulator);
    return back(simulator, reply, null);
  });
  if (provider === "strava")
    app.post(`${home}/handshake`, HIDDEN, async (_, reply) => {
      const answered = await callbackAnswers(simulator, subscription.verifyToken);
      return back(simulator, reply, answered ? "The callback answers." : "The callback does not answer.");
    });
}

function back({ provider }: Simulator, reply: FastifyReply, said: string | null) {
  const query = said === null ? "" : `?${new URLSearchParams({ said }).toString()}`;
  return reply.redirect(`${homeOf(provider)}${query}`, 303);
}
