import type { AdminOrganisationDetail } from "@kalivo/contract/shapes/admin.ts";
import { useAdminFields } from "../use-admin-fields.ts";

const NO_PICTURES = { logo: null, banner: null, result_picture: null };
const OPTIONAL = [
  "result",
  "remove_result_picture",
  "is_association",
  "texts.fr.short_description",
  "texts.fr.long_description",
  "texts.fr.result",
  "texts.nl.short_description",
  "texts.nl.long_description",
  "texts.nl.result",
  "texts.de.short_description",
  "texts.de.long_description",
  "texts.de.result",
] as const;
const NEW: Pick<
  AdminOrganisationDetail,
  "name" | "short_description" | "long_description" | "result" | "themes" | "texts"
> = {
  name: "",
  short_description: "",
  long_description: "",
  result: null,
  themes: [],
  texts: {
    fr: { short_description: null, long_description: null, result: null },
    nl: { short_description: null, long_description: null, result: null },
    de: { short_description: null, long_description: null, result: null },
  },
};

/** Every text of an organisation in every language, its themes and its pictures; each by the name the server knows it by. */
export function useOrganisationFields(organisation: AdminOrganisationDetail | null) {
  const { name, short_description, long_description, result, themes, texts } = organisation ?? NEW;
  const fields = useAdminFields(
    {
      name,
      themes: themes.join(" "),
      short_description,
      long_description,
      result: result ?? "",
      remove_result_picture: "",
      is_association: "",
      "texts.fr.short_description": texts.fr.short_description ?? "",
      "texts.fr.long_description": texts.fr.long_description ?? "",
      "texts.fr.result": texts.fr.result ?? "",
      "texts.nl.short_description": texts.nl.short_description ?? "",
      "texts.nl.long_description": texts.nl.long_description ?? "",
      "texts.nl.result": texts.nl.result ?? "",
      "texts.de.short_description": texts.de.short_description ?? "",
      "texts.de.long_description": texts.de.long_description ?? "",
      "texts.de.result": texts.de.result ?? "",
    },
    NO_PICTURES,
    OPTIONAL,
  );
  return { ...fields, toSend: async () => sent(await fields.toSend()) };
}

export type OrganisationFields = ReturnType<typeof useOrganisationFields>;

/** `texts.fr.result` is `texts: { fr: { result } }` on the wire, and themes are a list. */
function sent({ themes, ...flat }: Record<string, unknown>): Record<string, unknown> {
  const own: Record<string, unknown> = typeof themes === "string" ? { themes: themes.split(" ") } : {};
  const texts: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(flat)) {
    const [, language, text] = /^texts\.(\w+)\.(\w+)$/u.exec(name) ?? [];
    if (language === undefined || text === undefined) own[name] = value;
    else (texts[language] ??= {})[text] = value;
  }
  return Object.keys(texts).length === 0 ? own : { ...own, texts };
}
