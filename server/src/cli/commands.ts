import { readAssociation } from "../features/setup/association.ts";
import { association } from "./association.ts";
import { demoReset } from "./demo.ts";
import { doctor } from "./doctor/doctor.ts";
import { BILLING_COMMANDS } from "./billing.ts";
import { LEDGER_COMMANDS } from "./ledger.ts";
import { MAIL_COMMANDS } from "./mails.ts";
import { PERSON_COMMANDS } from "./person.ts";
import { secretKeys } from "./secret-keys.ts";
import { serve, worker } from "./serve.ts";
import { sessions } from "./sessions.ts";
import { sources } from "./sources.ts";
import { status } from "./status.ts";
import { UsageError, type Command } from "./usage.ts";
import { withProduct } from "./with-product.ts";

const migrateCommand: Command = {
  name: "migrate",
  arguments: "",
  summary: "Brings the database to the newest schema.",
  help: "Every start does this too; use it to migrate before a roll-out.",
  run: (config) =>
    withProduct(
      config,
      async () => {
        console.log("The database has all changes of this version.");
        return 0;
      },
      readAssociation,
    ),
};

const seed: Command = {
  name: "seed",
  arguments: "",
  summary: "Fills an empty database with the demo world.",
  help: "Refuses a database that already has people, and DEMO=0.",
  run: (config) =>
    withProduct(config, async ({ demo, services, directString }) => {
      if (demo === null) throw new UsageError("The demo world is for the demo only: DEMO=0 is set.");
      const { seeded, past } = await demo.seed(services, directString);
      await past;
      console.log(seeded ? "The demo world is ready." : "There are people already: nothing was changed.");
      return seeded ? 0 : 1;
    }),
};

export const COMMANDS: readonly Command[] = [
  serve,
  worker,
  doctor,
  status,
  migrateCommand,
  seed,
  demoReset,
  ...BILLING_COMMANDS,
  ...LEDGER_COMMANDS,
  ...PERSON_COMMANDS,
  sessions,
  ...MAIL_COMMANDS,
  association,
  secretKeys,
  sources,
];
