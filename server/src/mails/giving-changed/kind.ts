import { displayName, type PersonName } from "@kalivo/domain/people/privacy.ts";
import { actsForPayer } from "#server/features/billing/payer-people/payer-people.queries.ts";
import { facesOfPeople, type Faces } from "#server/features/people/faces.queries.ts";
import { isRefused } from "#server/features/pledges/refused/refused.queries.ts";
import type { Services } from "#server/services.ts";
import { defineMail, drop } from "../define-mail.ts";
import { begunSupports, endedSupports, givingPayer, type Span } from "./facts.queries.ts";
import { givingChangedMail } from "./mail.ts";
import { firstCollection, stillCollected } from "./still-collected.ts";

/** Rule 76: what began and ended, for whoever acts for the payer. Whom a burner refused is not told (rule 35). */
export const givingChanged = defineMail("giving_changed", {
  toUnconfirmed: "hold",
  facts: async (services, { payload, recipient: { userId } }) => {
    const { db, clock } = services;
    const now = clock.now();
    const span = {
      payerId: payload.payer_id,
      since: new Date(payload.since),
      until: new Date(payload.until),
    };
    const payer = await givingPayer(db, span.payerId, now);
    if (payer === null || !(await actsForPayer(db, userId, span.payerId)))
      return drop("the person does not act for the payer any more");
    const begun = await begunSupports(db, span, now);
    const ended = await toldEnds(services, span);
    if (begun.length + ended.length === 0) return drop("nothing began, and nothing ended");
    const people = [...begun, ...ended].map(({ burnerId }) => burnerId);
    const faces = await facesOfPeople(db, userId, people);
    const { stopped, pausedUntil: until, ...shown } = payer;
    return {
      ...shown,
      begun: begun.map((one) => ({ ...one, burner: faceOf(one, faces) })),
      ended: ended.map((one) => ({ burner: faceOf(one, faces), until: one.until })),
      paused: stopped ? { until } : null,
      ...firstCollection(span.since, now),
      ...(await stillCollected(services, span.payerId, now)),
    };
  },
  write: givingChangedMail,
});

async function toldEnds({ db }: Services, span: Span) {
  const told = [];
  for (const end of await endedSupports(db, span)) {
    const { burnerId } = end;
    if (!(await isRefused(db, { payerId: span.payerId, actorId: null, burnerId }))) told.push(end);
  }
  return told;
}

const faceOf = ({ burnerId, ...person }: PersonName & { burnerId: number }, faces: Faces) => ({
  name: displayName(person),
  picture: faces.get(burnerId) ?? null,
});
