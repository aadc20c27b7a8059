import { removeFolder, startProduct, temporaryFolder } from "./running-server.ts";

// `npm start` to the first answered request, on an installed clone with the app built: empty data, then existing data.
const FIRST_TARGET_S = 5;
const AGAIN_TARGET_S = 3;
const AGAIN_ROUNDS = 3;

const folder = temporaryFolder();
try {
  const first = await startProduct(folder);
  await first.stop();
  const again: number[] = [];
  for (let round = 0; round < AGAIN_ROUNDS; round += 1) {
    const running = await startProduct(folder);
    again.push(running.seconds);
    await running.stop();
  }
  const median = again.toSorted((a, b) => a - b)[1] ?? Number.NaN;
  const rows = [
    ["first start, seeded world included", first.seconds, FIRST_TARGET_S],
    ["start on existing data (median of 3)", median, AGAIN_TARGET_S],
  ] as const;
  for (const [name, seconds, target] of rows) {
    console.log(
      `${seconds < target ? "ok  " : "OVER"} ${name.padEnd(38)} ${seconds.toFixed(2)} s, target under ${target} s`,
    );
    if (seconds >= target) process.exitCode = 1;
  }
} finally {
  removeFolder(folder);
}
