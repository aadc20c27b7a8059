import {
  changePassword as changeRoute,
  endSignIn as endRoute,
  endSignIns as endAllRoute,
  listSignIns as listRoute,
  type SignIn,
} from "@kalivo/contract/routes/own/sign-ins.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import { revokeSessionsOf, endOneSignIn, standingSignIns, type SignInRow } from "../auth.queries.ts";
import { endPending } from "../end-pending.ts";
import { changePassword } from "./change-password.ts";

/** A person's sessions and password. */
export function mountSignIns(api: Api, services: Services) {
  const { db } = services;

  api.on(listRoute, async ({ person }) => {
    const rows = await standingSignIns(db, person.id);
    const signIns = rows.map((row) => onWire(row, person.sessionId));
    return reply(200, [
      ...signIns.filter(({ current }) => current),
      ...signIns.filter(({ current }) => !current),
    ]);
  });

  api.on(endRoute, async ({ person, params, say, now }) => {
    const ended = await endOneSignIn(db, { userId: person.id, id: params.id }, now);
    return ended
      ? reply(200, { message: say.accounts.signInEnded })
      : refusal(404, ({ request }) => request.notFound);
  });

  api.on(endAllRoute, async ({ person, say, now }) => {
    await db.transaction().execute(async (tx) => {
      await revokeSessionsOf(tx, person.id, now);
      await endPending(tx, person.id, now);
      await enqueueMail(tx, {
        key: `signed_out:${person.id}:${now.toISOString()}`,
        kind: "signed_out",
        userId: person.id,
        payload: {},
        notBefore: now,
      });
    });
    return reply(200, { message: say.accounts.signedOutEverywhere });
  });

  api.on(changeRoute, async ({ person, body, say, now }) => {
    const { new_password: password, proof } = body;
    const refused = await changePassword(services, { person, password, proof }, now);
    return refused ?? reply(200, { message: say.accounts.passwordChanged });
  });
}

function onWire({ id, device, seen_on, created_at }: SignInRow, currentId: number): SignIn {
  const [browser = "", system = ""] = (device ?? "").split("/");
  return {
    id,
    browser: browser === "" ? null : browser,
    system: system === "" ? null : system,
    seen_on,
    began_on: brusselsDay(created_at),
    current: id === currentId,
  };
}
