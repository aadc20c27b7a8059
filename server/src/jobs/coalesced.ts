/** Coalesces calls: those made during a run share one further run. `work` may fail; the next call tries again. */
export function coalesced(work: () => Promise<void>) {
  let current: Promise<void> | null = null;
  let again = false;
  const loop = async () => {
    try {
      do {
        again = false;
        await work();
      } while (again);
    } finally {
      current = null;
    }
  };
  const run = () => {
    if (current === null) current = loop();
    else again = true;
    return current;
  };
  return Object.assign(run, { idle: async () => current ?? undefined });
}
