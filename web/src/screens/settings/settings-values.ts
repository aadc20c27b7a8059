import type { User } from "@kalivo/contract/shapes/user.ts";
import { personalValues } from "../../features/me/personal-values.ts";
import type { SettingsAnswer, SettingsValues } from "./settings-schema.ts";

export const settingsValues = (me: User): SettingsValues => ({
  first_name: me.first_name,
  last_name: me.last_name,
  email: me.email,
  phone: me.phone ?? "",
  ...personalValues(me),
});

/** Changed fields only: another device may have changed the others meanwhile. */
export const changedOnly = (answer: SettingsAnswer, dirty: readonly string[]) =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => dirty.includes(name)));

type Changes = Readonly<Record<string, unknown>>;

/** Fields that need the consent to health data (rule 33). */
export const BODY_DATA = ["height", "weight"] as const;

/** Clearing a field needs no consent. */
export const hasBodyData = (changes: Changes): boolean =>
  BODY_DATA.some((name) => typeof changes[name] === "number");

export const withoutBodyData = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !BODY_DATA.some((body) => body === name)));
