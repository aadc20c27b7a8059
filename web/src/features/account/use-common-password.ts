import { useEffect, useState } from "react";

/** Whether the password is in the list of common ones, which is loaded on the first keystroke. */
export function useCommonPassword(password: string): boolean {
  const [found, setFound] = useState<{ password: string; common: boolean } | null>(null);
  useEffect(() => {
    let stale = password.length < LEAST;
    if (stale) return () => undefined;
    import("@kalivo/domain/people/password.ts")
      .then(({ isCommonPassword }) => {
        if (!stale) setFound({ password, common: isCommonPassword(password) });
      })
      .catch(() => undefined); // only a warning depends on it
    return () => {
      stale = true;
    };
  }, [password]);
  return found !== null && found.password === password && found.common;
}

const LEAST = 6;
