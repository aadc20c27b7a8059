import { linkSubject, withCode, type LinkSubject } from "@kalivo/domain/links/link-subject.ts";

/** The subject of a picture's name, `user` and `12`. */
export function subjectNamed(kind: string, id: string): LinkSubject | null {
  if (kind === "code") return withCode(id);
  return kind === "invite" || kind === "support" ? null : linkSubject(`/${kind}/${id}`);
}
