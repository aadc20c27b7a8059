const KEPT_MS = 60_000;

/**
 * A count of all people: made for each page while they are few, which is exact, and once a minute per process when they are
 * many and one more or less says nothing.
 */
export function keptWhenMany<Answer>(
  isMany: (answer: Answer) => boolean,
  count: (now: Date) => Promise<Answer>,
): (now: Date) => Promise<Answer> {
  let kept: { at: number; answer: Promise<Answer> } | null = null;
  return async (now) => {
    const at = now.getTime();
    if (kept !== null && Math.abs(at - kept.at) < KEPT_MS) return kept.answer;
    const answer = count(now);
    if (kept !== null) kept = { at, answer }; // they were many a minute ago: who asks meanwhile waits for the same count
    try {
      kept = isMany(await answer) ? { at, answer } : null;
    } catch (error) {
      kept = null;
      throw error;
    }
    return answer;
  };
}
