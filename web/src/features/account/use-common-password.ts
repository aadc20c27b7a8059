import { useEffect, useState } from "react";

/** Whether a new password is one of those tried first; the list comes once somebody types one. */
export function useCommonPassword(password: string): boolean {
  const [found, setFound] = useState<{ password: string; common: boolean } | null>(null);
  useEffect(() => {
    let stale = password.length < LEAST;
    if (stale) return () => undefined;
    import("@kalivo/domain/people/password.ts")
      .then(({ isCommonPassword }) => {
        if (!stale) setFound({ password, common: isCommonPassword(password) });
      })
      .catch(() => undefined); // a warning, nothing more
    return () => {
      stale = true;
    };
  }, [password]);
  return found !== null && found.password === password && found.common;
}

const LEAST = 6;
