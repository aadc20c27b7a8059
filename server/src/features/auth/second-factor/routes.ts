import {
  beginSecondFactor,
  enrolSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
} from "@kalivo/contract/routes/own/auth/second-factor.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { proveIdentity } from "../proof.ts";
import { factorState } from "./second-factor.queries.ts";
import { SHOW_IT } from "./refuse-without-factor.ts";
import { beginFactor, enrolFactor, renewCodes } from "./set-up-factor.ts";
import { showFactor } from "./show-factor.ts";

/** For non-admins none of these exist: a second factor guards the admin pages. */
const NOT_THERE = refusal(404, (say) => say.request.notFound);

export function mountSecondFactor(
  api: Api,
  services: Pick<Services, "db" | "config" | "limits" | "traces" | "secretKeys">,
) {
  const { db } = services;

  api.on(readSecondFactor, async ({ person }) =>
    person.admin ? reply(200, await factorState(db, person)) : NOT_THERE,
  );

  api.on(beginSecondFactor, async ({ person, body, now }) => {
    if (!person.admin) return NOT_THERE;
    const begun = await beginFactor(services, person, body.proof, now);
    return begun.ok ? reply(200, begun.value) : begun.refusal;
  });

  api.on(enrolSecondFactor, async ({ person, body, now }) => {
    if (!person.admin) return NOT_THERE;
    const enrolled = await enrolFactor(services, person, body.code, now);
    return enrolled.ok ? reply(200, { recovery_codes: enrolled.value }) : enrolled.refusal;
  });

  api.on(showSecondFactor, async ({ person, body, now }) => {
    if (!person.admin) return NOT_THERE;
    const shown = await showFactor(services, person, body, now);
    return shown.ok ? reply(200, shown.value) : shown.refusal;
  });

  api.on(renewRecoveryCodes, async ({ person, body, now }) => {
    if (!person.admin) return NOT_THERE;
    const { app, shown } = await factorState(db, person);
    if (!shown) return SHOW_IT;
    if (!app) return refusal(409, (say) => say.security.notBegun);
    const refused = await proveIdentity(services, person, body.proof, now);
    if (refused !== null) return refused;
    const codes = await db.transaction().execute((tx) => renewCodes(tx, person.id));
    return reply(200, { recovery_codes: codes });
  });
}
