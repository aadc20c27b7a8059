import type { Page } from "playwright-core";

/** Long enough that of two requests the second can only begin after the first when it waited for its answer. */
const HELD_MS = 250;
/** Nobody waits for these: the version the server runs. */
const BESIDE = new Set(["/api/version"]);

type Asked = { path: string; began: number; ended: number };

/** Lets every answer of the API take a while, as on a far network. */
export async function holdAnswers(page: Page): Promise<void> {
  await page.route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, HELD_MS));
    await route.continue();
  });
}

/**
 * The rounds in which a freshly opened page asked for its data: a request belongs to the round after the last one
 * that was answered before it began. The first round asks who is there. Nobody waits for what is asked `beside`.
 */
export async function roundsOf(
  page: Page,
  address: string,
  beside: readonly string[] = [],
): Promise<string[][]> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const asked = (await page.evaluate(readRequests)).filter(
    ({ path }) => !BESIDE.has(path) && !beside.includes(path),
  );
  const rounds = new Map<Asked, number>();
  for (const request of asked.toSorted((one, other) => one.began - other.began)) {
    const before = [...rounds].filter(([{ ended }]) => ended <= request.began).map(([, round]) => round);
    rounds.set(request, Math.max(0, ...before) + 1);
  }
  const depth = Math.max(0, ...rounds.values());
  return Array.from({ length: depth }, (_, index) =>
    [...rounds].filter(([, round]) => round === index + 1).map(([{ path }]) => path),
  );
}

function readRequests(): Asked[] {
  return performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, startTime, responseEnd }) => ({
      path: new URL(name).pathname,
      began: startTime,
      ended: responseEnd,
    }))
    .filter(({ path }) => path.startsWith("/api/"));
}
