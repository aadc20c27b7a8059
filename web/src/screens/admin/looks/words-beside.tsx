import type { Look } from "@kalivo/contract/shapes/proof-post.ts";
import { HTML_LANG, LANGUAGES } from "@kalivo/domain/language.ts";
import { useText } from "#web/lib/text.tsx";
import css from "./look-card.module.css";

const FIELDS = ["short_description", "long_description", "result"] as const;

/** Each text that would change: what is shown now beside what is proposed. */
export function WordsBeside({ look }: { look: Extract<Look, { kind: "words" }> }) {
  const { looks: text } = useText("admin");
  const { account_holder: holder } = look;
  const changes = LANGUAGES.flatMap((language) =>
    FIELDS.flatMap((field) => {
      const proposed = look.proposed[language];
      const [before, after] = [look.now[language][field], proposed?.[field] ?? null];
      return proposed === undefined || before === after
        ? []
        : [
            {
              name: `${text.languages[language]}: ${text.fields[field]}`,
              lang: HTML_LANG[language],
              before,
              after,
            },
          ];
    }),
  );
  return (
    <>
      {changes.map((change) => (
        <Beside key={change.name} {...change} />
      ))}
      {holder !== null && (
        <>
          <Beside name={text.fields.account_holder} before={holder.now} after={holder.proposed} />
          <p className={css.quiet}>{text.holderHelp}</p>
        </>
      )}
    </>
  );
}

type BesideProps = { name: string; before: string | null; after: string | null; lang?: string };

function Beside({ name, before, after, lang }: BesideProps) {
  const { looks: text } = useText("admin");
  return (
    <div>
      <h3 className={css.field}>{name}</h3>
      <dl className={css.beside}>
        <div>
          <dt>{text.now}</dt>
          <dd lang={lang} dir="auto">
            {before ?? text.nothing}
          </dd>
        </div>
        <div>
          <dt>{text.proposed}</dt>
          <dd lang={lang} dir="auto">
            {after ?? text.nothing}
          </dd>
        </div>
      </dl>
    </div>
  );
}
