import { zodResolver } from "@hookform/resolvers/zod";
import { saveInformations } from "@kalivo/contract/routes/save-informations.ts";
import { wireCalled, wireEmail } from "@kalivo/contract/wire.ts";
import type { z } from "zod";

/** The API reads an empty name as "unchanged"; in this form it is an error. */
export const settingsSchema = saveInformations.body.extend({
  first_name: wireCalled(200),
  last_name: wireCalled(200),
  email: wireEmail,
});

export type SettingsValues = z.input<typeof settingsSchema>;
export type SettingsAnswer = z.output<typeof settingsSchema>;

export const settingsResolver = zodResolver(settingsSchema);
