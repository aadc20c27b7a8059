import type { z } from "zod";
import type { createCode as route } from "@kalivo/contract/routes/create-code.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { ADULT_AGE_YEARS, MAX_ACTIVE_CODES } from "@kalivo/domain/limits.ts";
import { ageGroup } from "@kalivo/domain/people/age.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "../../db/client.ts";
import { fieldRefusal, refusal, type Refused } from "../../http/refusal.ts";
import { stopOf } from "../payer-stops/stops.queries.ts";
import { findPayerOf, readMethodState } from "../payment/payment.queries.ts";
import type { PayerOwner } from "../memberships/acting-payer.ts";
import { lockUser } from "../people/people.queries.ts";
import { refuseUnlessAdmin, standingInHeld } from "../memberships/membership.ts";
import { newCodeText } from "./new-code.ts";
import { countActiveCodes, insertCode, type NewCode } from "./codes.queries.ts";

type Input = z.output<typeof route.body>;

/** Creates a code of one's own or of a team one administers (rule 22); returns its id. */
export async function createCode(
  db: Db,
  personId: number,
  input: Input,
  now: Date,
): Promise<Result<number, Refused>> {
  const today = brusselsDay(now);
  if (input.validUntil !== undefined && input.validUntil < today)
    return refuse(fieldRefusal("validUntil", (say) => say.codes.dayOver));
  const owner: PayerOwner =
    input.teamId === undefined ? { kind: "user", id: personId } : { kind: "team", id: input.teamId };
  return db.transaction().execute(async (tx) => {
    const refused =
      (await refuseStranger(tx, owner, personId)) ??
      (await refuseMinor(tx, personId, today)) ??
      (await refuseUnpaid(tx, owner, input, now)) ??
      (await refuseTooMany(tx, owner));
    return refused === null
      ? accept(await insertUnique(tx, { ...offerOf(input), owner }, personId, now))
      : refuse(refused);
  });
}

/** Locks the team, so that no code outlives it or is created by a person who just left. */
const refuseStranger = async (tx: Queryable, owner: PayerOwner, personId: number) =>
  owner.kind === "user" ? null : refuseUnlessAdmin(await standingInHeld(tx, owner.id, personId));

/** Rule 32. Locks the person, so that concurrent creations are counted. */
async function refuseMinor(tx: Queryable, personId: number, today: string): Promise<Refused | null> {
  const { birthday } = await lockUser(tx, personId);
  return ageGroup(birthday, today) === "adult"
    ? null
    : refusal(403, (say) => say.codes.fromAge(ADULT_AGE_YEARS));
}

async function refuseUnpaid(
  tx: Queryable,
  owner: PayerOwner,
  { perCalorie }: Input,
  now: Date,
): Promise<Refused | null> {
  if (perCalorie === "stop") return null;
  const payerId = await findPayerOf(tx, owner);
  const stop = payerId === undefined ? null : await stopOf(tx, payerId, now);
  if (stop === "dispute") return refusal(403, (say) => say.codes.stopped.dispute);
  if ((await readMethodState(tx, owner)) === "active")
    return stop === null ? null : refusal(403, (say) => say.codes.stopped[stop]);
  return refusal(403, ({ codes }) => (owner.kind === "user" ? codes.needsMethod : codes.teamNeedsMethod));
}

async function refuseTooMany(tx: Queryable, owner: PayerOwner): Promise<Refused | null> {
  if ((await countActiveCodes(tx, owner)) < MAX_ACTIVE_CODES) return null;
  return refusal(422, (say) => say.codes.tooManyActive(MAX_ACTIVE_CODES));
}

/** A rate of 0 makes an invitation, which has no limit. */
function offerOf({ perCalorie, limit, uses, validUntil, label }: Input): Omit<NewCode, "code" | "owner"> {
  const invitation = perCalorie === "stop";
  return {
    label: label === undefined || label === "" ? null : label,
    rateCents: invitation ? 0 : perCalorie,
    cap: invitation ? "unlimited" : (limit ?? "unlimited"),
    maxUses: uses ?? null,
    validUntil: validUntil ?? null,
  };
}

async function insertUnique(
  tx: Queryable,
  code: Omit<NewCode, "code">,
  createdBy: number,
  now: Date,
): Promise<number> {
  const id = await insertCode(tx, { ...code, code: newCodeText() }, createdBy, now);
  return id ?? insertUnique(tx, code, createdBy, now); // taken: once in billions
}
