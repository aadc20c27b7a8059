import { serverWords } from "@kalivo/words/server.ts";
import type { Refused } from "../http/refusal.ts";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { logAction } from "../features/audit/audit.queries.ts";
import { eraseByOperator } from "../features/admin/people/erase-person.ts";
import { findPersonByEmail, type PersonState } from "../features/admin/people/people.queries.ts";
import { resetFactor } from "../features/admin/people/reset-factor.ts";
import { grantByOperator, revokeAdmin } from "../features/admin/people/set-admin.ts";
import { sendResetLink } from "../features/auth/reset-link.ts";
import { resetUrl } from "../features/auth/reset-url.ts";
import { exportFiles } from "../features/export/export-data.ts";
import { zipped } from "../features/export/zip.ts";
import type { Services } from "../services.ts";
import { UsageError, type Command } from "./usage.ts";
import { withProduct } from "./with-product.ts";

type Run = (services: Services, person: PersonState) => Promise<void>;
type Said = Pick<Command, "name" | "summary" | "help">;

/** A command about one registered person. The audit log names the command line as its actor. */
const personCommand = ({ name, summary, help }: Said, run: Run): Command => ({
  name,
  arguments: "<email>",
  summary,
  help,
  run: (config, [email]) =>
    withProduct(config, async ({ services }) => {
      if (email === undefined) throw new UsageError(`Say whom: kalivo ${name} <email>`);
      const person = await findPersonByEmail(services.db, email);
      if (person === null) throw new Error(`Nobody is registered as ${email}.`);
      await run(services, person);
      return 0;
    }),
});

const grant: Run = async ({ db, clock }, { id, email }) => {
  throwRefused(await grantByOperator(db, id, clock.now()));
  console.log(`${email} is an admin now; every admin is told by mail.`);
};

const revoke: Run = async ({ db, clock }, { id, email }) => {
  throwRefused(await revokeAdmin(db, { actorId: null, personId: id }, clock.now()));
  console.log(`${email} is no admin now; every admin is told by mail.`);
};

const resetSecondFactor: Run = async ({ db, clock }, { id, email, isAdmin }) => {
  if (!isAdmin) throw new Error(`${email} is no admin and has no second factor.`);
  await resetFactor(db, id, clock.now());
  console.log(`${email} sets up another second factor at the next visit; every admin is told by mail.`);
};

function throwRefused(refused: Refused | null): void {
  if (refused !== null) throw new Error(refused.message(serverWords("en")));
}

const exportToFile: Run = async ({ db, clock, config }, { id }) => {
  const now = clock.now();
  const folder = resolve(config.dataDir); // beside the database, where no version control picks it up
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${APP_NAME.toLowerCase()}-person-${id}-${brusselsDay(now)}.zip`);
  await logAction(db, { actorId: null, action: "person.export", target: { kind: "person", id } }, now);
  const zip = Readable.from(
    zipped(exportFiles({ db, userId: id, now, publicUrl: config.publicUrl, secretKeys: null }), now),
  );
  try {
    await pipeline(zip, createWriteStream(file, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    if (!isExisting(error)) await rm(file, { force: true }); // an incomplete zip is useless
    throw error;
  }
  console.log(`Everything kept about this person is in ${file}`);
};

const isExisting = (error: unknown) => error instanceof Error && "code" in error && error.code === "EEXIST";

const link: Run = async ({ db, clock, config, secretKeys }, { id }) => {
  const now = clock.now();
  const token = await db.transaction().execute(async (tx) => {
    await logAction(tx, { actorId: null, action: "person.link", target: { kind: "person", id } }, now);
    return sendResetLink(tx, secretKeys, { userId: id }, now);
  });
  const mailed = config.smtpUrl === null ? "" : ", and mailed as well";
  console.log(`Good for an hour${mailed}: ${resetUrl(config.publicUrl, token)}`);
};

const erase: Run = async (services, { id }) => {
  const outcome = await eraseByOperator(services, id, services.clock.now());
  if (!outcome.ok) return throwRefused(outcome.refusal);
  console.log(`Person ${id} is erased. The payment provider is told by the worker.`);
};

export const PERSON_COMMANDS: readonly Command[] = [
  personCommand(
    {
      name: "admin grant",
      summary: "Makes a registered person an admin.",
      help: "At once, and every admin is told. Admins see the admin screens once they set up a second factor.",
    },
    grant,
  ),
  personCommand(
    {
      name: "admin revoke",
      summary: "Takes the admin pages from somebody.",
      help: "At once, and every admin is told, this one too. There is always one left.",
    },
    revoke,
  ),
  personCommand(
    {
      name: "admin reset-factor",
      summary: "For an admin who lost passkeys, app and recovery codes.",
      help: "All of them are forgotten, every sign-in of theirs ends, and every admin is told. Ask them by another way than mail first.",
    },
    resetSecondFactor,
  ),
  personCommand(
    {
      name: "person link",
      summary: "Makes a link with which a person sets a new password.",
      help: "For the first admin when there is no mail server yet, or for somebody whose mail does not arrive.",
    },
    link,
  ),
  personCommand(
    {
      name: "person export",
      summary: "Writes all data of a person to a zip.",
      help: "Into the folder DATA_DIR, readable by its owner only. An existing file is not overwritten.",
    },
    exportToFile,
  ),
  personCommand(
    {
      name: "person erase",
      summary: "Erases a person for good.",
      help: "Pledges end, unsent charges are cancelled; name, mail, picture, workouts and sign-ins go. The books stay.",
    },
    erase,
  ),
];
