import { useState } from "react";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import type { Answer } from "../../lib/answer.ts";
import type { CallData } from "../../lib/request.ts";
import { shrinkPicture } from "../../lib/shrink-picture.ts";
import { useText } from "../../lib/text.tsx";

type Values = { name: string; description: string; file: File | null; banner: File | null };
type Said = Partial<Record<keyof Values, string>>;

export type TeamFields = ReturnType<typeof useTeamFields>;

/** What a team is called and shown with, as typed; only what changed is sent. */
export function useTeamFields(team: Pick<TeamDetail, "name" | "description"> | null) {
  const text = useText().fields;
  const start: Values = {
    name: team?.name ?? "",
    description: team?.description ?? "",
    file: null,
    banner: null,
  };
  const [values, setValues] = useState(start);
  const [said, setSaid] = useState<Said>({});
  const changed =
    values.name !== start.name ||
    values.description !== start.description ||
    values.file !== null ||
    values.banner !== null;
  return {
    values,
    said,
    changed,
    set: (change: Partial<Values>) => {
      setValues((before) => ({ ...before, ...change }));
      setSaid({});
    },
    /** False, with the words under the field, while the name is missing. */
    complete: (): boolean => {
      const missing = values.name.trim() === "";
      if (missing) setSaid({ name: text.missing });
      return !missing;
    },
    toSend: async (): Promise<CallData> => ({
      ...(values.name !== start.name && { name: values.name }),
      ...(values.description !== start.description && { description: values.description }),
      ...(values.file !== null && { file: await shrinkPicture(values.file) }),
      ...(values.banner !== null && { banner: await shrinkPicture(values.banner) }),
    }),
    /** Puts a 422's words under their fields. */
    refuse: ({ data: { errors = {} } }: Exclude<Answer<unknown>, { ok: true }>) =>
      setSaid({
        ...(errors["name"] && { name: errors["name"].join(" ") }),
        ...(errors["description"] && { description: errors["description"].join(" ") }),
        ...(errors["file"] && { file: errors["file"].join(" ") }),
        ...(errors["banner"] && { banner: errors["banner"].join(" ") }),
      }),
    forgetFiles: () => setValues((before) => ({ ...before, file: null, banner: null })),
  };
}
