import { type InputHTMLAttributes, type Ref, useId, useState } from "react";
import { described, Field } from "./field.tsx";
import { say } from "./announcer.ts";
import css from "./text-field.module.css";
import { useText } from "../lib/text.tsx";

type PasswordFieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** For password managers: `new` suggests a password, `current` fills in the saved one. */
  kind: "current" | "new";
  ref?: Ref<HTMLInputElement>;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "id" | "type" | "autoComplete">;

export function PasswordField({ label, hint, error, kind, ...input }: PasswordFieldProps) {
  const id = useId();
  const text = useText("global");
  const [shown, setShown] = useState(false);
  const turn = () => {
    setShown(!shown);
    say(shown ? text.passwordHidden : text.passwordShown, { about: id });
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} required={input.required}>
      <span className={css.box}>
        <input
          {...input}
          {...described(id, error, hint)}
          className={css.input}
          type={shown ? "text" : "password"}
          autoComplete={`${kind}-password`}
          autoCapitalize="off"
          spellCheck={false}
        />
        <button type="button" className={css.trailing} aria-controls={id} onClick={turn}>
          {shown ? text.hidePassword : text.showPassword}
          <span className="visually-hidden"> {label}</span>
        </button>
      </span>
    </Field>
  );
}
