import { linkSubject, withCode, type LinkSubject } from "@kalivo/domain/links/link-subject.ts";

/** What a picture's name is about, `user` and `12`. */
export function subjectNamed(kind: string, id: string): LinkSubject | null {
  if (kind === "code") return withCode(id);
  return kind === "invite" ? null : linkSubject(`/${kind}/${id}`);
}
