import { PROVIDER_NAMES } from "@kalivo/domain/health-source.ts";
import { defineMail } from "../define-mail.ts";
import { disconnectedMail } from "./mail.ts";

/** The written confirmation that the providers' terms require (workouts §1.5). */
export const disconnected = defineMail("disconnected", {
  toUnconfirmed: "hold",
  facts: (_, { payload: { provider, by } }) => ({ provider: PROVIDER_NAMES[provider], by }),
  write: disconnectedMail,
});
