import type { Language } from "@kalivo/domain/language.ts";
import { native as english } from "./en/native.ts";
import { native as french } from "./fr/native.ts";
import { native as german } from "./de/native.ts";
import { native as dutch } from "./nl/native.ts";

export const nativeWords = { en: english, fr: french, nl: dutch, de: german } as const satisfies Record<
  Language,
  typeof english
>;
