import * as api from "@kalivo/contract/api-paths.ts";
import { useMoreText } from "../../lib/text.tsx";
import { type CheckedCode, codeProblem, isWhole, withCode } from "./code-entry.ts";
import { plainCode } from "@kalivo/domain/codes/code-text.ts";
import { CODE_LENGTH } from "@kalivo/domain/limits.ts";
import { call } from "../../lib/call.ts";
import css from "./code-field.module.css";
import { showRate } from "../../lib/format.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useRef, useState } from "react";
import { X } from "lucide-react";

type CodeFieldProps = { codes: readonly CheckedCode[]; onChange: (codes: readonly CheckedCode[]) => void };

/** Checks itself at eight characters; a valid code becomes a chip and the field is empty again. */
export function CodeField({ codes, onChange }: CodeFieldProps) {
  const { codes: text, fields, registration } = useMoreText();
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState<{ problem?: string; busy?: boolean; added?: string }>({});
  const latest = useRef(0);
  const check = async (code: string) => {
    const mine = (latest.current += 1);
    setSaid({ busy: true });
    const answer = await call<CheckedCode>("POST", api.checkCode, { data: { code } });
    if (mine !== latest.current) return; // typed on meanwhile
    if (!answer.ok) {
      setSaid({ problem: codeProblem(answer, text.entry) });
      return;
    }
    onChange(withCode(codes, answer.data));
    setTyped("");
    setSaid({ added: answer.data.code });
  };
  return (
    <div className={css.field}>
      <TextField
        label={fields.code}
        hint={said.busy === true ? text.checking : registration.codeHint}
        error={said.problem}
        mono
        maxLength={CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          const value = plainCode(event.target.value);
          setTyped(value);
          setSaid({});
          latest.current += 1;
          if (isWhole(value)) void check(value);
        }}
      />
      <output className="visually-hidden">
        {said.busy === true ? text.checking : said.added === undefined ? "" : text.added(said.added)}
      </output>
      <CodeChips codes={codes} onChange={onChange} />
    </div>
  );
}

function CodeChips({ codes, onChange }: CodeFieldProps) {
  const text = useMoreText().codes;
  if (codes.length === 0) return null;
  return (
    <ul className={css.chips}>
      {codes.map((code) => (
        <li key={code.code} className={css.chip}>
          <span className={css.code}>{code.code}</span>
          <span className={css.rate}>{text.rate(showRate(code.rate_in_cents_per_kcal))}</span>
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
