import { REGISTRATIONS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import type { Services } from "../../services.ts";
import { deleteRegistrationsBegun } from "../people/people.queries.ts";

const KEPT_MS = REGISTRATIONS_KEPT_DAYS * 86_400_000;

/** Due step: a registration not finished within a month is closed at its last step; the account stays as it is. */
export const forgetRegistrations = ({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> =>
  deleteRegistrationsBegun(db, new Date(clock.now().getTime() - KEPT_MS));
