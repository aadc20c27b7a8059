import { useState } from "react";
import type { User } from "@kalivo/contract/shapes/user.ts";
import { portraitAt, portraitUrl } from "@kalivo/domain/people/portrait.ts";
import type { Answer } from "#web/lib/answer.ts";
import { shrinkPicture } from "#web/lib/shrink-picture.ts";

type Face =
  | { kind: "kept" }
  | { kind: "photo"; file: File }
  | { kind: "portrait"; seed: string }
  | { kind: "none" };
type Refused = Exclude<Answer<unknown>, { kind: "success" }>;

const KEPT: Face = { kind: "kept" };

/** What a person will be seen by: as before, a photo, a drawn portrait, or their initials. */
export function useFace({ picture }: User) {
  const [face, setFace] = useState<Face>(KEPT);
  const [error, setError] = useState<string>();
  const choose = (chosen: Face) => {
    setFace(chosen);
    setError(undefined);
  };
  return {
    url: urlOf(face, picture?.url ?? null),
    file: face.kind === "photo" ? face.file : null,
    seed: seedOf(face, picture?.url ?? ""),
    error,
    changed: face.kind !== "kept",
    pick: (file: File | null) => choose(file === null ? KEPT : { kind: "photo", file }),
    draw: (seed: string) => choose({ kind: "portrait", seed }),
    /** An unsaved picture is only discarded. */
    remove: () => choose(face.kind === "photo" ? KEPT : { kind: "none" }),
    goWithout: () => choose(picture === null ? KEPT : { kind: "none" }),
    forget: () => choose(KEPT),
    refuse: ({ data }: Refused) => setError(data.errors?.["file"]?.[0]),
    toSend: () => toSend(face),
  };
}

export type FaceChoice = ReturnType<typeof useFace>;

function urlOf(face: Face, kept: string | null): string | null {
  if (face.kind === "kept") return kept;
  return face.kind === "portrait" ? portraitUrl(face.seed) : null;
}

function seedOf(face: Face, kept: string): string | null {
  if (face.kind === "kept") return portraitAt(kept);
  return face.kind === "portrait" ? face.seed : null;
}

async function toSend(face: Face): Promise<Record<string, unknown>> {
  if (face.kind === "photo") return { file: await shrinkPicture(face.file) };
  if (face.kind === "portrait") return { portrait: face.seed };
  return face.kind === "none" ? { remove_picture: true } : {};
}
