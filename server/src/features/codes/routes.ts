import { applyCode as applyRoute } from "@kalivo/contract/routes/apply-code.ts";
import { archiveCode as archiveRoute } from "@kalivo/contract/routes/archive-code.ts";
import { checkCode as checkRoute } from "@kalivo/contract/routes/check-code.ts";
import { createCode as createRoute } from "@kalivo/contract/routes/create-code.ts";
import { listCodes as listRoute } from "@kalivo/contract/routes/own/list-codes.ts";
import { stopCodePledges as stopRoute } from "@kalivo/contract/routes/own/stop-code-pledges.ts";
import { CODE_CHECKS_A_MINUTE } from "@kalivo/domain/limits.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import { pageOf } from "../../db/paging.ts";
import type { Api } from "../../http/route-handler.ts";
import { refusal, reply } from "../../http/refusal.ts";
import { signedIn } from "../../http/session.ts";
import type { Services } from "../../services.ts";
import { endPledgesOfCode } from "../pledges/end-pledges.ts";
import { codeOnWire } from "./code-card.ts";
import { codeChecks } from "./code-checks.ts";
import { createCode } from "./create-code.ts";
import { archive, findManagedCode, listManagedCodes } from "./codes.queries.ts";
import { checkCode } from "./redeem/check-code.ts";
import { redeemCode } from "./redeem/redeem-code.ts";

const A_MINUTE = 60;
/** Also for another person's code, so that its existence is not revealed. */
const UNKNOWN_CODE = refusal(404, (say) => say.codes.unknown);

export function mountCodes(api: Api, services: Pick<Services, "db" | "pool" | "limits">) {
  const { db, pool } = services;
  mountUses(api, services);

  api.on(listRoute, async ({ person, query }) => {
    const { codes, total } = await listManagedCodes(pool, person.id, pageOf(query));
    return reply(200, codes.map(codeOnWire), { "x-total-count": String(total) });
  });

  api.on(createRoute, ({ person, body, now }) =>
    allOrNothing(services, async (inside) => {
      const created = await createCode(inside.db, person.id, body, now);
      if (!created.ok) return created.refusal;
      const found = await findManagedCode(inside.pool, person.id, created.value);
      return found === null ? UNKNOWN_CODE : reply(201, codeOnWire(found.code));
    }),
  );

  api.on(archiveRoute, ({ person, params, now }) =>
    allOrNothing(services, async (inside) => {
      if ((await findManagedCode(inside.pool, person.id, params.id)) === null) return UNKNOWN_CODE;
      await archive(inside.db, params.id, now);
      const found = await findManagedCode(inside.pool, person.id, params.id);
      return found === null ? UNKNOWN_CODE : reply(200, codeOnWire(found.code));
    }),
  );

  api.on(stopRoute, async ({ person, params, now }) => {
    const found = await findManagedCode(pool, person.id, params.id);
    if (found === null) return UNKNOWN_CODE;
    const { payerId } = found;
    if (payerId === null) return reply(200, { stopped: 0 });
    const stopped = await db
      .transaction()
      .execute((tx) => endPledgesOfCode(tx, { id: params.id, payerId }, now));
    return reply(200, { stopped });
  });
}

/**
 * Rule 24: ten tries a minute, per person who checks or applies, and per address for visitors. For visitors an existing code
 * is not counted: a whole club may scan the same.
 */
function mountUses(api: Api, { db, limits }: Pick<Services, "db" | "limits">) {
  const checking = codeChecks(limits);
  const applying = limits("code-apply", CODE_CHECKS_A_MINUTE, A_MINUTE);

  api.on(checkRoute, async ({ body, address, raw, now }) => {
    const viewer = await signedIn(db, raw.headers, now); // visitors may check too; a signed-in person's own codes are marked
    const asker = viewer === null ? address : `person ${viewer.id}`;
    const tooMany = await checking.consume(asker);
    if (tooMany !== null) return tooMany;
    const checked = await checkCode(db, body.code, viewer?.id ?? null, now);
    if (checked.ok && viewer === null) await checking.giveBack(asker);
    return checked.ok ? reply(200, checked.value) : checked.refusal;
  });

  api.on(applyRoute, async ({ person, body, say, now }) => {
    const tooMany = await applying.consume(String(person.id));
    if (tooMany !== null) return tooMany;
    const redeemed = await redeemCode(db, body.code, person.id, now);
    if (!redeemed.ok) return redeemed.refusal;
    return reply(
      200,
      redeemed.value.map((sentence) => sentence(say)),
    );
  });
}
