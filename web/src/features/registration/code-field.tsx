import { useMoreText } from "../../lib/text.tsx";
import type { CheckedCode } from "./code-entry.ts";
import css from "./code-field.module.css";
import { showRate } from "../../lib/format.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { Ref } from "react";
import type { useCodeEntry } from "./use-code-entry.ts";
import { X } from "lucide-react";

type CodeFieldProps = { entry: ReturnType<typeof useCodeEntry>; ref?: Ref<HTMLInputElement> };

/** Checks itself at eight characters; a valid code becomes a chip and the field is empty again. */
export function CodeField({ entry, ref }: CodeFieldProps) {
  const { codes: text, fields, registration } = useMoreText();
  const { said, typed, codes } = entry;
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
      <CodeChips codes={codes} onChange={entry.setCodes} />
    </div>
  );
}

type CodeChipsProps = {
  codes: readonly CheckedCode[];
  onChange: (codes: readonly CheckedCode[]) => void;
};

function CodeChips({ codes, onChange }: CodeChipsProps) {
  const text = useMoreText().codes;
  if (codes.length === 0) return null;
  return (
    <ul className={css.chips}>
      {codes.map((code) => (
        <li key={code.code} className={css.chip}>
          <span className={css.code}>{code.code}</span>
          <span className={css.rate}>
            {code.rate_in_cents_per_kcal === 0
              ? text.invitation
              : text.rate(showRate(code.rate_in_cents_per_kcal))}
          </span>
          <button
            type="button"
            className={css.remove}
            aria-label={text.remove(code.code)}
            onClick={() => onChange(codes.filter((kept) => kept !== code))}
          >
            <X size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
