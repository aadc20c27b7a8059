import { useText } from "../../lib/text.tsx";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { Stack } from "../../ui/card.tsx";
import { FilePicker } from "../../ui/file-picker.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import type { TeamFields } from "./use-team-fields.ts";

type TeamFormProps = { fields: TeamFields; team: Pick<TeamDetail, "picture" | "banner"> | null };

/** The picture to show: the new one, none if removed, else the current one. */
const picked = (chosen: TeamFields["values"]["file"], url: string | undefined) => ({
  file: chosen ?? null,
  url: chosen === null ? null : url,
});

/** Shared by the create dialog and the Manage tab. */
export function TeamForm({ fields, team }: TeamFormProps) {
  const text = useText("teams");
  const { values, said, set } = fields;
  return (
    <Stack gap={20}>
      <TextField
        label={text.name}
        required
        maxLength={MAX_TEXT_LENGTH}
        autoComplete="off"
        value={values.name}
        error={said.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        label={text.description}
        hint={text.optional}
        maxLength={MAX_LONG_TEXT_LENGTH}
        value={values.description}
        error={said.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <FilePicker
        label={text.picture}
        shape="avatar"
        {...picked(values.file, team?.picture?.url)}
        error={said.file}
        onPick={(file) => set({ file: file ?? undefined })}
        onRemove={() => set({ file: values.file || !team?.picture ? undefined : null })}
      />
      <FilePicker
        label={text.banner}
        shape="banner"
        {...picked(values.banner, team?.banner?.url)}
        error={said.banner}
        onPick={(banner) => set({ banner: banner ?? undefined })}
        onRemove={() => set({ banner: values.banner || !team?.banner ? undefined : null })}
      />
    </Stack>
  );
}
