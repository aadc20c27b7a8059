import { type ChangeEvent, useState } from "react";
import type { Answer } from "../../lib/answer.ts";
import { shrinkPicture } from "../../lib/shrink-picture.ts";
import { useText } from "../../lib/text.tsx";

type Texts = Readonly<Record<string, string>>;
type Files = Readonly<Record<string, File | null>>;

const NONE: readonly string[] = [];

/** The texts and pictures of a form; only changed ones are sent. Every text is required unless listed as optional. */
export function useAdminFields<Names extends Texts, Pictures extends Files>(
  start: Names,
  noPictures: Pictures,
  optional: readonly string[] = NONE,
) {
  const { missing } = useText("fields");
  const [values, setValues] = useState<Texts>(start);
  const [files, setFiles] = useState<Files>(noPictures);
  const [said, setSaid] = useState<Texts>({});
  const changedTexts = Object.entries(values).filter(([name, value]) => value !== start[name]);
  const pickedFiles = Object.entries(files).flatMap(([name, file]) =>
    file === null ? [] : [{ name, file }],
  );
  return {
    changed: changedTexts.length > 0 || pickedFiles.length > 0,
    /** For a text field. */
    text: (name: keyof Names & string) => ({
      value: values[name] ?? "",
      error: said[name],
      required: !optional.includes(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const { value } = event.target;
        setValues((before) => ({ ...before, [name]: value }));
        setSaid({});
      },
    }),
    value: (name: keyof Names & string) => values[name] ?? "",
    error: (name: keyof Names & string) => said[name],
    set: (name: keyof Names & string, value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setSaid({});
    },
    /** For a file picker. */
    picture: (name: keyof Pictures & string) => ({
      file: files[name] ?? null,
      error: said[name],
      onPick: (file: File | null) => {
        setFiles((before) => ({ ...before, [name]: file }));
        setSaid({});
      },
    }),
    /** False, with errors under the fields, while a required one is empty. */
    complete: (): boolean => {
      const empty = Object.keys(values).filter(
        (name) => values[name]?.trim() === "" && !optional.includes(name),
      );
      setSaid(Object.fromEntries(empty.map((name) => [name, missing])));
      return empty.length === 0;
    },
    toSend: async (): Promise<Record<string, unknown>> => {
      const pictures = pickedFiles.map(async ({ name, file }) => [name, await shrinkPicture(file)] as const);
      return Object.fromEntries([...changedTexts, ...(await Promise.all(pictures))]);
    },
    /** Shows the errors of a 422 under their fields. */
    refuse: ({ data: { errors = {} } }: Exclude<Answer<unknown>, { ok: true }>) =>
      setSaid(Object.fromEntries(Object.entries(errors).map(([name, words]) => [name, words.join(" ")]))),
  };
}

export type AdminFields = ReturnType<typeof useAdminFields>;
