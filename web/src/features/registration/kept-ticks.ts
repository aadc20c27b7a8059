/** The organisations somebody ticked in their registration, by id: until they are saved, in this tab alone. */
type Ticks = { userId: number; ids: readonly number[] };

const KEY = "register organisations";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Of this person; null where none were kept, or the browser keeps nothing. */
export function readTicks(userId: number, store: () => Store = tab): readonly number[] | null {
  try {
    const kept: unknown = JSON.parse(store().getItem(KEY) ?? "null");
    return isTicks(kept) && kept.userId === userId ? kept.ids : null;
  } catch {
    return null;
  }
}

/** Null: they are saved, or whose they are is gone. */
export function keepTicks(ticks: Ticks | null, store: () => Store = tab): void {
  try {
    if (ticks === null) store().removeItem(KEY);
    else store().setItem(KEY, JSON.stringify(ticks));
  } catch {
    // Full or forbidden: a reload then begins anew.
  }
}

// Read when it is wanted: where storage is forbidden, naming it throws already.
const tab = (): Store => sessionStorage;

const isTicks = (kept: unknown): kept is Ticks =>
  typeof kept === "object" &&
  kept !== null &&
  "userId" in kept &&
  "ids" in kept &&
  Array.isArray(kept.ids) &&
  kept.ids.every((id) => Number.isInteger(id));
