/**
 * A worker leases its work for this long and renews the lease while it works. So a lease lasts as long as the work, and that
 * of a crashed process expires before the next round of another one.
 */
export const LEASE_SECONDS = 30;
const RENEW_EVERY_MS = 10_000;

/**
 * `renew` may fail: two more tries follow before the lease expires, and every step tolerates that. `isLost` says that it has
 * expired without a renewal, so that another worker may have the work: what cannot be undone is then not begun.
 * @param askedAt when the work was claimed, by `performance.now()`
 */
export async function whileHeld<T>(
  renew: () => Promise<void>,
  work: (isLost: () => boolean) => Promise<T>,
  askedAt = performance.now(),
): Promise<T> {
  let heldSince = askedAt;
  let lost = false;
  const isLost = () => (lost ||= performance.now() - heldSince > LEASE_SECONDS * 1000);
  const renewed = async () => {
    if (isLost()) return;
    const since = performance.now();
    await renew();
    heldSince = since;
  };
  const timer = setInterval(() => void renewed().catch(() => undefined), RENEW_EVERY_MS);
  try {
    return await work(isLost);
  } finally {
    clearInterval(timer);
  }
}
