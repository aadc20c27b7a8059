import { useMoreText } from "../../lib/text.tsx";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { Stack } from "../../ui/card.tsx";
import { FilePicker } from "../../ui/file-picker.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import type { TeamFields } from "./use-team-fields.ts";

type TeamFormProps = { fields: TeamFields; team: Pick<TeamDetail, "picture" | "banner"> | null };

/** Name, description, picture and banner, in the create dialog and on the Manage tab. */
export function TeamForm({ fields, team }: TeamFormProps) {
  const text = useMoreText().teams;
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
        url={team?.picture?.url}
        file={values.file}
        error={said.file}
        onPick={(file) => set({ file })}
      />
      <FilePicker
        label={text.banner}
        shape="banner"
        url={team?.banner?.url}
        file={values.banner}
        error={said.banner}
        onPick={(banner) => set({ banner })}
      />
    </Stack>
  );
}
