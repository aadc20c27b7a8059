import type { Services } from "#server/services.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { erasePerson } from "./erase-person.ts";
import { deleteRequest, dueRequests, takeDueRequest } from "../../people/erasure-requests.queries.ts";

const AT_ONCE = 100;

/**
 * Due step: erases the accounts whose waiting period is over. One with a payment in progress waits until that has ended; a
 * person who became an admin meanwhile keeps the account. Safe in any number of processes.
 */
export async function eraseDue(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  const failed: number[] = [];
  for (const userId of await dueRequests(db, now, AT_ONCE)) {
    try {
      await eraseOne(services, userId, now);
    } catch (error) {
      log.error({ err: error, person: userId }, "an account could not be ended");
      failed.push(userId);
    }
  }
  if (failed.length > 0) throw new Error(`accounts that could not be ended: ${failed.length}`);
}

async function eraseOne({ db, config }: Services, userId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const due = await takeDueRequest(tx, userId, now);
    if (due === null || due.at_the_provider) return;
    await deleteRequest(tx, userId);
    if (due.is_admin) return;
    await erasePerson(tx, { id: userId, publicUrl: config.publicUrl }, now);
    const target = { kind: "person", id: userId } as const;
    await logAction(tx, { actorId: userId, action: "person.erase", target }, now);
  });
}
