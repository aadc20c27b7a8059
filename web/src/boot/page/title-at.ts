/** By address; every tab of the community has the same one. */
export type KnownTitles = Readonly<Record<string, string>>;

/** The title of the screen at this address; undefined where it takes an answer to know it. */
export const titleAt = (titles: KnownTitles | undefined, pathname: string): string | undefined =>
  titles?.[pathname.startsWith("/community/") ? "/community" : pathname];
