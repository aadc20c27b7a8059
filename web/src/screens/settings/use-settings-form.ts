import { changedOnly, hasBodyData, settingsSchema, type SettingsAnswer, settingsValues } from "./settings-schema.ts";
import { fieldErrors, REFUSED } from "../../ui/form/field-errors.ts";
import { type FormEvent, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useMe, useSessionActions } from "../../features/me/session.ts";
import type { Answer } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { shrinkPicture } from "../../lib/shrink-picture.ts";
import { useText } from "../../lib/text.tsx";
import { zodResolver } from "@hookform/resolvers/zod";

type Refused = Exclude<Answer<unknown>, { kind: "success" }>;

/** §4: changed or not, then saving, saved or an error. */
type State =
  | { kind: "editing" | "saving" | "saved" }
  | { kind: "consenting"; answer: SettingsAnswer }
  | { kind: "failed"; status: number; message: string | undefined };

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** Contact and personal information as one form: what was changed is sent with one Save. */
export function useSettingsForm() {
  const me = useMe();
  const session = useSessionActions();
  const [file, setFile] = useState<File | null>(null);
  const [fileRefused, setFileRefused] = useState<string>();
  const [state, setState] = useState<State>({ kind: "editing" });
  const form = useForm({ resolver: zodResolver(settingsSchema), defaultValues: settingsValues(me) });
  const gender = useWatch({ control: form.control, name: "gender" });
  const { dirtyFields, isDirty } = form.formState;

  const save = async (data: Readonly<Record<string, unknown>>) => {
    setState({ kind: "saving" });
    const picture = file === null ? {} : { file: await shrinkPicture(file) };
    const answer = await call("POST", "/api/user/informations", { data: { ...data, ...picture } });
    if (!answer.ok) return refuse(answer);
    const saved = await session.refresh();
    setFile(null);
    if (saved !== null) form.reset(settingsValues(saved));
    return setState({ kind: "saved" });
  };
  const refuse = ({ status, data: { message, errors = {} } }: Refused) => {
    setState({ kind: "failed", status, message });
    setFileRefused(errors["file"]?.[0]);
    const named = settingsSchema.keyof().options.filter((name) => errors[name] !== undefined);
    for (const name of named) {
      const error = { type: REFUSED, message: errors[name]?.[0] };
      form.setError(name, error, { shouldFocus: name === named[0] });
    }
  };
  const begin = async (answer: SettingsAnswer) => {
    const data = changedOnly(answer, dirtyFields);
    if (hasBodyData(data) && !me.health_consent) setState({ kind: "consenting", answer });
    else await save(data);
  };
  /** Consent was given, or everything but height and weight is kept. */
  const afterConsent = (given: boolean) => {
    if (state.kind !== "consenting") return;
    const { height, weight, ...rest } = changedOnly(state.answer, dirtyFields);
    setState({ kind: "editing" });
    if (given) void save({ height, weight, ...rest });
    else {
      form.resetField("height");
      form.resetField("weight");
      if (Object.keys(rest).length > 0 || file !== null) void save(rest);
    }
  };
  return {
    form,
    gender,
    errors: useErrors(form.formState.errors),
    picture: { url: me.picture?.url, file, error: fileRefused },
    pickPicture: (chosen: File | null) => {
      setFile(chosen);
      setFileRefused(undefined);
    },
    state,
    dirty: isDirty || file !== null,
    submit: (event: FormEvent) => void form.handleSubmit(begin)(event),
    afterConsent,
    stopAsking: () => setState({ kind: "editing" }),
    discard: () => {
      form.reset();
      setFile(null);
      setState({ kind: "editing" });
    },
  };
}

function useErrors(found: Parameters<typeof fieldErrors>[0]) {
  const text = useText().fields;
  return fieldErrors(found, {
    first_name: text.missing,
    last_name: text.missing,
    email: text.emailWrong,
    phone: text.phoneWrong,
    birthday: text.birthdayWrong,
    height: text.heightWrong,
    weight: text.weightWrong,
  });
}
