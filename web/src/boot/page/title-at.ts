/** Titles by path; the tabs of the community share one. */
export type KnownTitles = Readonly<Record<string, string>>;

/** The title of the screen at this path; undefined where it depends on an answer of the API. */
export const titleAt = (titles: KnownTitles | undefined, pathname: string): string | undefined =>
  titles?.[pathname.startsWith("/community/") ? "/community" : pathname];
