import { useState } from "react";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import type { Answer } from "../../lib/answer.ts";
import { shrinkPicture } from "../../lib/shrink-picture.ts";
import { useText } from "../../lib/text.tsx";

/** A new picture, null to remove it, undefined to keep it. */
type Chosen = File | null | undefined;
type Values = { name: string; description: string; file: Chosen; banner: Chosen };
type Said = Partial<Record<keyof Values, string>>;

export type TeamFields = ReturnType<typeof useTeamFields>;

/** The form values of a team; only changed ones are sent. */
export function useTeamFields(team: Pick<TeamDetail, "name" | "description"> | null) {
  const text = useText("fields");
  const start: Values = {
    name: team?.name ?? "",
    description: team?.description ?? "",
    file: undefined,
    banner: undefined,
  };
  const [values, setValues] = useState(start);
  const [said, setSaid] = useState<Said>({});
  const changed =
    values.name !== start.name ||
    values.description !== start.description ||
    values.file !== undefined ||
    values.banner !== undefined;
  return {
    values,
    said,
    changed,
    set: (change: Partial<Values>) => {
      setValues((before) => ({ ...before, ...change }));
      setSaid({});
    },
    /** False when the name is missing, which shows its error. */
    complete: (): boolean => {
      const missing = values.name.trim() === "";
      if (missing) setSaid({ name: text.missing });
      return !missing;
    },
    toSend: async () => ({
      ...(values.name !== start.name && { name: values.name }),
      ...(values.description !== start.description && { description: values.description }),
      ...(values.file && { file: await shrinkPicture(values.file) }),
      ...(values.banner && { banner: await shrinkPicture(values.banner) }),
      ...(values.file === null && { remove_picture: true }),
      ...(values.banner === null && { remove_banner: true }),
    }),
    /** Shows the errors of a 422 under their fields. */
    refuse: ({ data: { errors = {} } }: Exclude<Answer<unknown>, { ok: true }>) =>
      setSaid({
        ...(errors["name"] && { name: errors["name"].join(" ") }),
        ...(errors["description"] && { description: errors["description"].join(" ") }),
        ...(errors["file"] && { file: errors["file"].join(" ") }),
        ...(errors["banner"] && { banner: errors["banner"].join(" ") }),
      }),
    forgetFiles: () => setValues((before) => ({ ...before, file: undefined, banner: undefined })),
  };
}
