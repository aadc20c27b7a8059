/** Organisations ticked during the registration, and those stored when that began: in session storage until saved. */
type Ticks = { userId: number; ids: readonly number[]; before: readonly number[] };

const KEY = "register organisations";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Null when none were stored for this person, or storage fails. */
export function readTicks(userId: number, store: () => Store = tab): Ticks | null {
  try {
    const kept: unknown = JSON.parse(store().getItem(KEY) ?? "null");
    return isTicks(kept) && kept.userId === userId ? kept : null;
  } catch {
    return null;
  }
}

/** Null deletes them: they are saved, or the person signed out. */
export function keepTicks(ticks: Ticks | null, store: () => Store = tab): void {
  try {
    if (ticks === null) store().removeItem(KEY);
    else store().setItem(KEY, JSON.stringify(ticks));
  } catch {
    // Full or forbidden storage: a reload starts without ticks.
  }
}

// Lazy: where storage is forbidden, reading `sessionStorage` throws.
const tab = (): Store => sessionStorage;

const isTicks = (kept: unknown): kept is Ticks =>
  typeof kept === "object" &&
  kept !== null &&
  "userId" in kept &&
  "ids" in kept &&
  "before" in kept &&
  areIds(kept.ids) &&
  areIds(kept.before);

const areIds = (ids: unknown): ids is number[] =>
  Array.isArray(ids) && ids.every((id) => Number.isInteger(id));
