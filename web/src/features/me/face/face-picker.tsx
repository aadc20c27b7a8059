import { useState } from "react";
import { useText } from "#web/lib/text.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/card.tsx";
import { FilePicker } from "#web/ui/file-picker.tsx";
import { useMe } from "../session.ts";
import { PortraitChoice } from "./portrait-choice.tsx";
import { newSeeds } from "./seeds.ts";
import type { FaceChoice } from "./use-face.ts";

type FacePickerProps = {
  label: string;
  face: FaceChoice;
  /** Portraits shown at once; otherwise a button asks for some. */
  offered?: readonly string[];
};

/** A photo, a drawn portrait, or initials. */
export function FacePicker({ label, face, offered }: FacePickerProps) {
  const text = useText("oneself");
  const me = useMe();
  const [seeds, setSeeds] = useState(offered ?? null);
  // Where portraits are proposed, "No portrait" takes one away.
  const proposes = offered !== undefined && face.seed !== null;
  return (
    <Stack gap={20}>
      <FilePicker
        label={label}
        empty={<Avatar {...me} picture={null} size={96} />}
        shape="avatar"
        url={face.url}
        file={face.file}
        error={face.error}
        onPick={face.pick}
        {...(!proposes && { onRemove: face.remove })}
      />
      {seeds === null ? (
        <Button size="medium" onClick={() => setSeeds(newSeeds())}>
          {text.choosePortrait}
        </Button>
      ) : (
        <PortraitChoice face={face} seeds={seeds} onOthers={() => setSeeds(newSeeds())} />
      )}
    </Stack>
  );
}
