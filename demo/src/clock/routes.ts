import { serverWords } from "@kalivo/words/server.ts";
import { moveClock as moveRoute, readClock } from "@kalivo/contract/routes/own/demo-clock.ts";
import type { Api } from "@kalivo/server/http/route-handler.ts";
import { fieldRefusal, refusal, reply } from "@kalivo/server/http/refusal.ts";
import type { Services } from "@kalivo/server/services.ts";
import { moveClock, moveToNextStep, type ClockRefusal } from "./move-clock.ts";

const REFUSALS = {
  "not-a-demo": refusal(404, (say) => say.request.notFound),
  "too-far": refusal(422, (say) => say.admin.clock.tooFar),
  "settled-since": refusal(409, (say) => say.admin.clock.settledSince),
} as const satisfies Record<ClockRefusal["kind"], ReturnType<typeof refusal>>;

/** The movable clock. In production there is none. */
export function mountClock(api: Api, services: Services) {
  api.on(readClock, () => {
    if (services.demo === null) return REFUSALS["not-a-demo"];
    return reply(200, { now: services.clock.now().toISOString() });
  });

  api.on(moveRoute, async ({ body }) => {
    if (services.demo === null) return REFUSALS["not-a-demo"];
    if (body.to === undefined && body.next_step === undefined)
      return fieldRefusal("to", (say) => say.admin.clock.where);
    const moved = await (body.to === undefined
      ? moveToNextStep(services)
      : moveClock(services, new Date(body.to)));
    return moved.ok ? reply(200, { now: moved.value.toISOString() }) : REFUSALS[moved.refusal.kind];
  });
}

/** The same for the pages of the demo, which are in English: why the clock was not moved, or null when it was. */
export const clockSentence = (moved: Awaited<ReturnType<typeof moveClock>>): string | null =>
  moved.ok ? null : REFUSALS[moved.refusal.kind].message(serverWords("en"));
