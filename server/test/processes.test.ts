import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { somebody } from "./support/people.ts";
import { freePort, kalivoCommand, printed } from "./support/process.ts";
import { useProduct } from "./support/product.ts";
import { until } from "./support/until.ts";

// What the processes of an installation say of themselves, each started as an operator starts it.

const kalivo = useProduct();

async function started(command: string, ready: string, env: Record<string, string> = {}) {
  const process = kalivoCommand(command.split(" "), {
    DATABASE_URL: kalivo.product.directString,
    DEMO: "1",
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    ...env,
  });
  onTestFinished(async () => {
    process.child.kill("SIGTERM");
    await process.ended;
  });
  await printed(process, ready);
  return process;
}

test.each([
  ["serve --no-jobs", "Ctrl-C stops everything"],
  ["worker", "The jobs are running"],
  ["migrate", "The database has all changes of this version."],
])("%s says at its start which name is set and read by nothing, once", async (command, ready) => {
  await somebody(kalivo); // so that there is a world already
  const { output } = await started(command, ready, { LOG_LEVEL: "warn", SMPT_URL: "smtps://mail.example" });
  expect(output().split("SMPT_URL is set and read by nothing: is SMTP_URL meant?")).toHaveLength(2);
});

test("a worker runs the jobs on connections of their own, and tells of them where it is asked how it does", async () => {
  const { db } = kalivo.product.services;
  await kalivo.owner.deleteFrom("job_rounds").execute();
  const WORKER_PORT = String(await freePort());
  await started("worker", "The jobs are running", { LOG_LEVEL: "silent", WORKER_PORT });
  await until(
    () => db.selectFrom("job_rounds").select("lane").execute(),
    (rounds) => rounds.length > 0,
  );
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select from pg_stat_activity where datname = current_database() and application_name = 'kalivo jobs'
    ) as open
  `.execute(db);
  expect(rows).toEqual([{ open: true }]);
  const told = await fetch(`http://127.0.0.1:${WORKER_PORT}/metrics`);
  expect(await told.text()).toMatch(/^kalivo_db_pool\{pool="jobs",state="(?:used|idle)"\} [1-9]/m);
});
