/**
 * Whoever takes work holds it for so long, and says meanwhile that it is still at it. So a lease holds as long as the work,
 * and what a process held that died is free again before the next round of another has passed.
 */
export const LEASE_SECONDS = 30;
const RENEW_EVERY_MS = 10_000;

/** `renew` may fail: two more tries are made before the lease is over, and every step bears that it is. */
export async function whileHeld(renew: () => Promise<void>, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}
