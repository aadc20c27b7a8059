import type { Page } from "playwright-core";

const CPU_TIMES = 2;
const LATENCY_MS = 150;

/** With KALIVO_SLOW=1 (`npm run journeys -- --slow`) throttles processor and network: journeys must only take longer. */
export async function slowDown(page: Page): Promise<void> {
  if (process.env["KALIVO_SLOW"] !== "1") return;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_TIMES });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
