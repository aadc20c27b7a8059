import type { Language } from "@kalivo/domain/language.ts";
import { manifest as english } from "./en/manifest.ts";
import { manifest as french } from "./fr/manifest.ts";
import { manifest as german } from "./de/manifest.ts";
import { manifest as dutch } from "./nl/manifest.ts";

export const manifestWords = { en: english, fr: french, nl: dutch, de: german } as const satisfies Record<
  Language,
  typeof english
>;
