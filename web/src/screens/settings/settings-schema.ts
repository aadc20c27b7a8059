import type { User } from "@kalivo/contract/shapes/user.ts";
import { saveInformations } from "@kalivo/contract/routes/save-informations.ts";
import { bodyValues } from "../../features/me/body-schema.ts";
import { wireEmail, wireRequiredText } from "@kalivo/contract/wire.ts";
import type { z } from "zod";

/** The call takes an empty name as "leave it"; in this form an emptied name is a mistake. */
export const settingsSchema = saveInformations.body.extend({
  first_name: wireRequiredText(200),
  last_name: wireRequiredText(200),
  email: wireEmail,
});

export type SettingsValues = z.input<typeof settingsSchema>;
export type SettingsAnswer = z.output<typeof settingsSchema>;

export const settingsValues = (me: User): SettingsValues => ({
  first_name: me.first_name,
  last_name: me.last_name,
  email: me.email,
  phone: me.phone ?? "",
  ...bodyValues(me),
});

/** What was changed, and nothing else: another device may have changed the rest meanwhile. */
export const changedOnly = (answer: SettingsAnswer, dirty: readonly string[]) =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => dirty.includes(name)));

type Changes = Readonly<Record<string, unknown>>;

/** What needs the consent to health data (rule 33). */
export const BODY_DATA = ["height", "weight"] as const;

/** Clearing one of them is no health data. */
export const hasBodyData = (changes: Changes): boolean =>
  BODY_DATA.some((name) => typeof changes[name] === "number");

export const withoutBodyData = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !BODY_DATA.some((body) => body === name)));
