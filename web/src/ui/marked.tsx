import { Fragment, type ReactNode } from "react";
import css from "./marked.module.css";

/** A part of a sentence: `<terms>terms</terms>`, and the sign that follows it. */
const PART = /<(?<name>\w+)>(?<said>[^<]*)<\/\k<name>>(?<sign>[.,;:!?]?)/gu;

/** A whole sentence of the words in which named parts are drawn otherwise, as links are. */
export function Marked<Name extends string>({
  sentence,
  parts,
}: {
  sentence: string;
  parts: Readonly<Record<Name, (said: string) => ReactNode>>;
}) {
  const drawn = new Map<string, (said: string) => ReactNode>(Object.entries(parts));
  let end = 0;
  const pieces = [...sentence.matchAll(PART)].map(({ index, 0: whole, groups = {} }) => {
    const before = sentence.slice(end, index);
    end = index + whole.length;
    const { name = "", said = "", sign = "" } = groups;
    const part = drawn.get(name)?.(said) ?? said;
    return (
      <Fragment key={name}>
        {before}
        {/* Keeps the sign with the part: otherwise a line could break between the two. */}
        {sign === "" ? (
          part
        ) : (
          <span className={css.together}>
            {part}
            {sign}
          </span>
        )}
      </Fragment>
    );
  });
  return (
    <>
      {pieces}
      {sentence.slice(end)}
    </>
  );
}
