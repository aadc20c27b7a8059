import { SETUP_STEPS, type SetupStep } from "@kalivo/contract/routes/own/admin/read-setup.ts";
import type { Services } from "../../services.ts";
import { readImprint } from "./association.ts";
import { selectArranged } from "./setup.queries.ts";

/** What is missing for the product to work in full; the demo's substitutes count as done. */
export async function stepsToDo({
  db,
  config,
  mailer,
  payments,
  activitySources,
}: Pick<Services, "db" | "config" | "mailer" | "payments" | "activitySources">): Promise<SetupStep[]> {
  const { organisation, bank_account, second_admin } = await selectArranged(db);
  const arranged: Readonly<Record<SetupStep, boolean>> = {
    organisation,
    bank_account,
    second_admin,
    mail_server: mailer.delivers,
    payments: payments !== null,
    association_account: config.associationIban !== null,
    imprint: config.demo || Object.values(await readImprint(config, db)).every((said) => said !== null),
    sources: Object.keys(activitySources).length > 0,
  };
  return SETUP_STEPS.filter((step) => !arranged[step]);
}
