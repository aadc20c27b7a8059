import type { FastifyReply, FastifyRequest } from "fastify";
import type { Route } from "@kalivo/contract/route.ts";
import type { Language } from "@kalivo/domain/language.ts";
import type { Services } from "../services.ts";
import { callerOf } from "./caller.ts";
import { languageOf } from "./language.ts";
import { refusal, type Refused } from "./refusal.ts";
import { signedIn, type SignedIn } from "./session.ts";
import { inTurnOfCaller } from "./take-turns.ts";
import { busy, RETRY_SECONDS } from "./too-busy.ts";

type Needs = Pick<Services, "db" | "clock" | "limits" | "traces">;

/** Who asks, and in which language they are answered. */
export type Admitted = { person: SignedIn | null; language: Language };

/** What a call refuses by its address alone: a secret that is none. */
export type Knock = (request: FastifyRequest) => Refused | null;

type Turned = { outcome: Refused; language: Language };

export type FrontDoor = {
  /** Runs before anything of the body is read. */
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  admitted: (request: FastifyRequest) => Admitted;
};

/**
 * What can be refused without the body is refused before any of it is read: no session, no right, too many calls, an address
 * that is nobody's. Nobody fills a process with bodies that it would not look at.
 */
export function frontDoor(
  route: Route,
  services: Needs,
  { knock, turnAway }: { knock: Knock; turnAway: (reply: FastifyReply, turned: Turned) => unknown },
): FrontDoor {
  const overLimit = limitOf(route, services);
  const inside = new WeakMap<FastifyRequest, Admitted>();
  const meet = async (request: FastifyRequest): Promise<Admitted | Turned> => {
    const person =
      route.access === "anybody" ? null : await signedIn(services.db, request.headers, services.clock.now());
    const language = languageOf(request, person?.language);
    const outcome =
      refuseCaller(route, person, services) ?? knock(request) ?? (await overLimit(request, person));
    return outcome === null ? { person, language } : { outcome, language };
  };
  return {
    onRequest: async (request, reply) => {
      const met = await inTurnOfCaller(route, request, () => meet(request));
      if (met === null)
        return turnAway(reply, { outcome: busy(RETRY_SECONDS), language: languageOf(request) });
      if ("outcome" in met) return turnAway(reply, met);
      inside.set(request, met);
      return undefined;
    },
    admitted: (request) => {
      const met = inside.get(request);
      if (met === undefined) throw new Error(`${route.path}: handled without having been let in`);
      return met;
    },
  };
}

function refuseCaller(route: Route, person: SignedIn | null, { traces }: Needs): Refused | null {
  if (route.access !== "anybody" && person === null) return refusal(401, (say) => say.request.signIn);
  if (route.access !== "admin" || person?.mayAdminister === true) return null;
  traces.record("admin_refused");
  return person?.admin === true
    ? refusal(403, (say) => say.request.secondFactor, { code: "second_factor" })
    : refusal(404, (say) => say.request.notFound);
}

type OverLimit = (request: FastifyRequest, person: SignedIn | null) => Promise<Refused | null>;

/** The rate limit of a call, counted by person, or by network address for visitors. */
function limitOf(route: Route, { limits }: Needs): OverLimit {
  if (route.limit === undefined) return async () => null;
  const limit = limits(`call ${route.method} ${route.path}`, route.limit.calls, route.limit.seconds);
  return (request, person) => limit.consume(person === null ? callerOf(request) : String(person.id));
}
