import { useText } from "../../lib/text.tsx";
import css from "./import-sheet.module.css";

type FateListProps = { fates: readonly { name: string; said: string }[]; more: number };

/** Files by their names, and what is to say of each. */
export function FateList({ fates, more }: FateListProps) {
  const text = useText("sources").import;
  if (fates.length === 0) return null;
  return (
    <>
      <ul className={css.list} aria-label={text.files}>
        {fates.map(({ name, said }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a file may have several fates, and the list never moves
          <li key={index} className={css.row}>
            <span className={css.fateName}>{name}</span>
            <span className={css.quiet}>{said}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={css.quiet}>{text.more(more)}</p>}
    </>
  );
}
