import * as api from "@kalivo/contract/api-paths.ts";
import { answered, type Answer } from "./answers.ts";
import { toldTo } from "./told.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";

/** What a call answers of which only that it was done is read. */
export const DONE = { message: "" };

/** Somebody of whom the server keeps what they do: told of them are from then on the `changes`. */
export function keeping(first: User): {
  as: readonly Answer[];
  keep: (changes: Partial<User>) => typeof DONE;
} {
  let me = first;
  const keep = (changes: Partial<User>) => {
    me = { ...me, ...changes };
    return DONE;
  };
  return { as: [...toldTo(first), answered("GET", api.readMe, () => me)], keep };
}
