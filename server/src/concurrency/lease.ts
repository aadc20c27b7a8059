/**
 * A worker leases its work for this long and renews the lease while it works. So a lease lasts as long as the work, and that
 * of a crashed process expires before the next round of another one.
 */
export const LEASE_SECONDS = 30;
const RENEW_EVERY_MS = 10_000;

/** `renew` may fail: two more tries follow before the lease expires, and every step tolerates that. */
export async function whileHeld<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
