import type { Face as FaceOf } from "@kalivo/contract/shapes/face.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { listed } from "@kalivo/words/listed.ts";
import { Avatar } from "../../ui/avatar.tsx";
import css from "./cheers.module.css";

/** Somebody's picture, or the letters of their name. */
export function Face({ face: { id, name, picture }, size }: { face: FaceOf; size: number }) {
  const [first = "", ...others] = name.split(" ");
  return (
    <Avatar
      id={id}
      first_name={first}
      last_name={others.at(-1) ?? ""}
      picture={picture === null ? null : { url: picture }}
      size={size}
    />
  );
}

const MOST_FACES = 5;
const FACE_PX = 40;

/** Some faces, one over the edge of the other; their names stand beside. */
export const Faces = ({ faces }: { faces: readonly FaceOf[] }) => (
  <span className={css.faces} aria-hidden="true">
    {faces.slice(0, MOST_FACES).map((face) => (
      <span key={face.id} className={css.face}>
        <Face face={face} size={FACE_PX} />
      </span>
    ))}
  </span>
);

const MOST_NAMES = 3;

/** "Dina, Dan and 2 more": the first names of `count` people, and how many there are beside. */
export function namesOf(
  { faces, count }: { faces: readonly FaceOf[]; count: number },
  more: (n: number) => string,
  language: Language,
): string {
  const named = faces.slice(0, MOST_NAMES).map(({ name }) => name);
  const rest = count - named.length;
  return listed(rest > 0 ? [...named, more(rest)] : named, language);
}
