import { setTimeout as pause } from "node:timers/promises";
import { beginPhase, progress, waitUntilDone } from "../storm/phases.ts";
import { judgeMonth } from "../storm/verdict.ts";
import type { World } from "../storm/world.ts";

const PATIENCE_MS = 400_000;

export type Month = { lost: string[]; doubled: string[]; wrong: string[] };

/** The notices of November, then its collection; `inTheMiddle` comes once a quarter of it is collected. */
export async function liveThrough(world: World, inTheMiddle: () => Promise<void>): Promise<Month> {
  await beginPhase(world, "announce");
  const notAnnounced = await waitUntilDone(world, "announce", PATIENCE_MS);
  if (notAnnounced !== null) throw new Error(`not announced: ${notAnnounced}`);
  await beginPhase(world, "collect");
  await inTheMiddle();
  const left = await waitUntilDone(world, "collect", PATIENCE_MS);
  await world.fake.delivered();
  const { doubled, lost } = await judgeMonth(world);
  const told = (findings: typeof lost) =>
    findings.flatMap(({ what, wrong }) => wrong.map((one) => `${what}: ${one}`));
  return { lost: told(lost), doubled: told(doubled), wrong: left === null ? [] : [`not done: ${left}`] };
}

/** Seconds from now until another charge is collected, or a receipt sent: the product works again. */
export async function secondsUntilMore(
  world: World,
  before: { paid: number; told: number },
): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < PATIENCE_MS) {
    const seen = await progress(world).catch(() => before);
    if (seen.paid > before.paid || seen.told > before.told) break;
    await pause(50);
  }
  return (performance.now() - began) / 1000;
}
