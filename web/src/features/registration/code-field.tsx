import { useText } from "../../lib/text.tsx";
import type { CheckedCode } from "./code-entry.ts";
import css from "./code-field.module.css";
import { showMoney, showRate } from "../../lib/format.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { UNLIMITED_EUROS } from "@kalivo/domain/limits.ts";
import type { Ref } from "react";
import type { useCodeEntry } from "./use-code-entry.ts";
import { X } from "lucide-react";

type CodeFieldProps = { entry: ReturnType<typeof useCodeEntry>; ref?: Ref<HTMLInputElement> };

/** Checks the code at eight characters; a valid one becomes a chip and the field is cleared. */
export function CodeField({ entry, ref }: CodeFieldProps) {
  const text = useText("codes");
  const fields = useText("fields");
  const registration = useText("registration");
  const { said, typed, codes, arrived } = entry;
  return (
    <div className={css.field}>
      <TextField
        {...(ref !== undefined && { ref })}
        label={fields.code}
        hint={said.busy === true ? text.checking : registration.codeHint}
        error={said.problem}
        mono
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={(event) => entry.type(event.target.value)}
      />
      <output className="visually-hidden">
        {said.busy === true ? text.checking : said.added === undefined ? "" : text.added(said.added)}
      </output>
      <CodeChips codes={codes.filter(({ code }) => code !== arrived)} entry={entry} />
    </div>
  );
}

/** The chip of the code from the followed link, at the top of the page. */
export function ArrivedCode({ entry }: Pick<CodeFieldProps, "entry">) {
  return <CodeChips codes={entry.codes.filter(({ code }) => code === entry.arrived)} entry={entry} />;
}

type CodeChipsProps = { codes: readonly CheckedCode[] } & Pick<CodeFieldProps, "entry">;

function CodeChips({ codes, entry }: CodeChipsProps) {
  const text = useText("codes");
  if (codes.length === 0) return null;
  return (
    <ul className={css.chips}>
      {codes.map((code) => (
        <li key={code.code} className={css.chip}>
          <span className={css.code}>{code.code}</span>
          <span className={css.rate}>{offerOf(code, text).join(", ")}</span>
          <button
            type="button"
            className={css.remove}
            aria-label={text.remove(code.code)}
            onClick={() => entry.setCodes(entry.codes.filter((kept) => kept !== code))}
          >
            <X size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function offerOf(code: CheckedCode, text: ScreenWords["codes"]): string[] {
  const { rate_in_cents_per_kcal: rate, monthly_max_in_euros: most = UNLIMITED_EUROS } = code;
  if (rate === 0) return [text.invitation];
  return [text.rate(showRate(rate)), ...(most < UNLIMITED_EUROS ? [text.limit(showMoney(most))] : [])];
}
