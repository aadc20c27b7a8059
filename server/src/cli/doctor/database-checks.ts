import { lookIntoDatabase } from "../../compose/doctor.ts";
import { whereDatabaseIs } from "../../compose/look.ts";
import { connectionsOf } from "../../compose/database.ts";
import type { Config } from "../../config/config.ts";
import { foundNoRoom } from "../../db/error-code.ts";
import type { Inspected } from "../../db/inspect.ts";
import { migrationNames } from "../../db/migrate.ts";
import { CLOCK_MAY_DIFFER_MS } from "../../db/workers.ts";
import { fail, ok, warn, type Finding } from "../../features/operation/finding.ts";
import { whyOf } from "./check.ts";

const DATABASE = "docs/runbook/database.md";
const DISK = "docs/operate/alarms.md#kalivodatabasediskfull";
const OLDEST = 150_000;
const EXPECTED = 160_000;
const CLOCK_NOTICED_MS = 2_000;

/** The database: that it answers, its version, the role's rights, the schema, the clock, its connections. */
export async function checkDatabase(config: Config): Promise<readonly Finding[]> {
  const at = whereDatabaseIs(config);
  if (at === null)
    return [
      warn(
        "database",
        "the built-in one does not run",
        "it starts with the product; for real data use DATABASE_URL",
      ),
    ];
  try {
    const found = await lookIntoDatabase(at);
    return [
      version(found),
      disk(found),
      encoding(found),
      role(found, config),
      extensions(found),
      schema(found),
      clocks(found),
      connections(found, config),
    ];
  } catch (error) {
    return [
      fail("database", `cannot be reached: ${whyOf(error)}`, "look at PostgreSQL and at DATABASE_URL"),
      ...(foundNoRoom(error) ? [disk({ diskFull: true })] : []),
    ];
  }
}

function version({ version: name, versionNumber }: Inspected): Finding {
  const found = `PostgreSQL ${name} answers`;
  if (versionNumber >= EXPECTED) return ok("database", found);
  const todo = "plan an upgrade to 16 or newer";
  return (versionNumber >= OLDEST ? warn : fail)("database", found, todo);
}

const disk = ({ diskFull }: Pick<Inspected, "diskFull">): Finding =>
  diskFull
    ? fail("database disk", "the database's disk is full", `make room there: nobody saves, ${DISK}`)
    : ok("database disk", "takes what is written");

const encoding = ({ encoding: name }: Inspected): Finding =>
  name === "UTF8"
    ? ok("encoding", name)
    : fail("encoding", name, "make the database anew with encoding UTF8: names would be lost");

function role({ superuser, mayMigrate, missingRights, migrations }: Inspected, config: Config): Finding {
  const [first] = missingRights;
  if (first !== undefined)
    return fail(
      "role",
      `lacks ${first}${missingRights.length > 1 ? ` and ${missingRights.length - 1} more rights` : ""}`,
      "kalivo migrate with DATABASE_OWNER_URL gives them",
    );
  if (superuser)
    return warn("role", "the role of DATABASE_URL is a superuser", `give it a role of its own: ${DATABASE}`);
  if (mayMigrate) return ok("role", "it serves and migrates; two roles are safer");
  if (migrations === null && config.databaseOwnerUrl === null)
    return fail("role", "it may not make the schema", "kalivo migrate with DATABASE_OWNER_URL");
  return ok("role", "it serves and may not migrate");
}

function extensions({ missingExtensions, unknownExtensions }: Inspected): Finding {
  if (unknownExtensions.length > 0)
    return fail(
      "extensions",
      `the server does not have ${unknownExtensions.join(", ")}`,
      "install postgresql-contrib there",
    );
  return missingExtensions.length === 0
    ? ok("extensions", "all there")
    : warn("extensions", `not made yet: ${missingExtensions.join(", ")}`, "the first migration makes them");
}

function schema({ migrations }: Inspected): Finding {
  if (migrations === null) return warn("schema", "there is none yet", "kalivo migrate, or the first start");
  const build = migrationNames();
  const missing = build.filter((name) => !migrations.includes(name));
  if (missing.length > 0)
    return fail("schema", `lacks ${changes(missing)} of this build`, "kalivo migrate, then restart");
  const newer = migrations.filter((name) => !build.includes(name));
  return newer.length === 0
    ? ok("schema", "fits this build")
    : warn("schema", `has ${changes(newer)} of a newer build`, "install the newer version here");
}

const changes = ({ length }: readonly string[]) => `${length} change${length === 1 ? "" : "s"}`;

function clocks({ clockOffMs }: Inspected): Finding {
  const off = Math.abs(clockOffMs);
  const found = `${(off / 1000).toFixed(1)} s ${clockOffMs < 0 ? "behind" : "ahead of"} the database's`;
  if (off > CLOCK_MAY_DIFFER_MS) return fail("clock", found, "set the time: no step runs until they agree");
  return off > CLOCK_NOTICED_MS
    ? warn("clock", found, "let both machines follow a time server")
    : ok("clock", found);
}

function connections({ connectionsLeft }: Inspected, config: Config): Finding {
  const { serve, worker } = connectionsOf(config);
  const found = `${connectionsLeft} left; one more serve takes up to ${serve}, one more worker ${worker}`;
  if (connectionsLeft < worker) return warn("connections", found, "raise max_connections before you add any");
  return ok("connections", found);
}
