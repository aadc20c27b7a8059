import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { startEmbedded } from "./embedded.ts";

const folder = mkdtempSync(join(tmpdir(), "kalivo-embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const socketOf = (connectionString: string) =>
  join(new URL(connectionString).searchParams.get("host") ?? "", ".s.PGSQL.5432");

const answers = async (connectionString: string) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ one: number }>("select 1 as one");
  await client.end();
  return rows;
};

test("a DATA_DIR where no folder can be made is a wrong variable, said in one sentence", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  for (const dataDir of [file, join(file, "data")]) {
    const said = await startEmbedded({ dataDir }).catch((error: unknown) => error);
    expect(said).toMatchObject({
      name: "ConfigError",
      message: expect.stringMatching(/^DATA_DIR is .*a-file.*, where no folder can be made/),
    });
  }
});

test.runIf(process.platform === "linux")(
  "a cluster that is still stopping is waited for, and then started anew",
  async () => {
    const dataDir = join(folder, "data");
    const first = await startEmbedded({ dataDir, durable: false });
    await first.stop();

    const stopping = spawn("flock", [join(dataDir, "pg.lock"), "sh", "-c", "echo locked && read line"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    await once(stopping.stdout, "data");
    const socket = createServer((asked) => {
      asked.destroy();
      socket.close();
      stopping.stdin.end("gone\n");
    });
    socket.listen(socketOf(first.connectionString("postgres")));
    await once(socket, "listening");

    const cluster = await startEmbedded({ dataDir, durable: false });
    expect(cluster.owned).toBe(true);
    expect(await answers(cluster.connectionString("postgres"))).toEqual([{ one: 1 }]);
    await cluster.stop();
  },
);
