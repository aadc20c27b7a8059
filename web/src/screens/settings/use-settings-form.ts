import * as api from "@kalivo/contract/api-paths.ts";
import { BODY_DATA, changedOnly, hasBodyData, settingsValues, withoutBodyData } from "./settings-values.ts";
import type { SettingsAnswer, SettingsValues } from "./settings-schema.ts";
import { fieldErrors, REFUSED } from "../../ui/form/field-errors.ts";
import { type FormEvent, useEffect, useState } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { useMe, useSessionActions } from "../../features/me/session.ts";
import type { Answer } from "../../lib/answer.ts";
import { useFace } from "../../features/me/face/use-face.ts";
import { call } from "../../lib/call.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import { useText } from "../../lib/text.tsx";
import { patiently } from "../../boot/loading/patience.ts";
import { whenIdle } from "../../boot/loading/when-idle.ts";

type Changes = Readonly<Record<string, unknown>>;
type Refused = Exclude<Answer<unknown>, { kind: "success" }>;

/** Editing, saving, or the outcome (specification §4.5). */
type State =
  | { kind: "editing" | "saving" | "saved" }
  | { kind: "consenting"; changes: Changes }
  | { kind: "failed"; status: number; message: string | undefined };

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** Contact and personal information as one form; Save sends the changes. */
export function useSettingsForm() {
  const me = useMe();
  const session = useSessionActions();
  const [state, setState] = useState<State>({ kind: "editing" });
  const picture = useFace(me);
  const { form, gender, errors, dirty, refuse } = useFields(me);

  const save = async (changes: Changes) => {
    setState({ kind: "saving" });
    const data = { ...changes, ...(await picture.toSend()) };
    const answer = await call("POST", api.saveInformations, { data });
    if (answer.ok) {
      const saved = await session.refresh();
      picture.forget();
      if (saved !== null) form.reset(settingsValues(saved));
      setState({ kind: "saved" });
      return;
    }
    setState({ kind: "failed", status: answer.status, message: answer.data.message });
    picture.refuse(answer);
    refuse(answer);
  };
  const begin = async (changes: Changes) => {
    if (hasBodyData(changes) && !me.health_consent) setState({ kind: "consenting", changes });
    else await save(changes);
  };
  /** With consent everything is saved, without it everything but height and weight. */
  const afterConsent = (given: boolean) => {
    if (state.kind !== "consenting") return;
    const changes = given ? state.changes : withoutBodyData(state.changes);
    if (!given) for (const name of BODY_DATA) form.resetField(name);
    if (Object.keys(changes).length > 0 || picture.changed) void save(changes);
    else setState({ kind: "editing" });
  };
  return {
    form,
    gender,
    errors,
    picture,
    state,
    /** From the press on: the validation's chunk may still be loading. */
    saving: state.kind === "saving" || form.formState.isSubmitting,
    dirty: dirty.length > 0 || picture.changed,
    submit: (event: FormEvent) =>
      void form
        .handleSubmit((answer) => begin(changedOnly(answer, dirty)))(event)
        .catch(() => setState({ kind: "failed", status: 0, message: undefined })),
    afterConsent,
    stopAsking: () => setState({ kind: "editing" }),
    discard: () => {
      form.reset();
      picture.forget();
      setState({ kind: "editing" });
    },
  };
}

/** In the order on screen. */
const FIELDS = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "gender",
  "birthday",
  "height",
  "weight",
  "why_i_move",
] as const satisfies readonly (keyof SettingsValues)[];

const loadSchema = () => import("./settings-schema.ts");

/** The validation is a larger chunk than the form: it loads after the form. */
const resolver: Resolver<SettingsValues, unknown, SettingsAnswer> = async (values, context, options) =>
  (await patiently(loadSchema)).settingsResolver(values, context, options);

function useFields(me: User) {
  const text = useText("fields");
  const oneself = useText("oneself");
  const form = useForm({ shouldFocusError: false, resolver, defaultValues: settingsValues(me) });
  useEffect(() => whenIdle(() => void loadSchema().catch(() => undefined)), []);
  const gender = useWatch({ control: form.control, name: "gender" });
  const errors = fieldErrors(form.formState.errors, {
    first_name: text.missing,
    last_name: text.missing,
    email: text.emailWrong,
    phone: text.phoneWrong,
    birthday: text.birthdayWrong,
    height: text.heightWrong,
    weight: text.weightWrong,
    why_i_move: oneself.whyWrong,
  });
  /** Shows the errors of a 422 under their fields. */
  const refuse = ({ data: { errors: said = {} } }: Refused) => {
    const names = FIELDS.filter((name) => said[name] !== undefined);
    for (const name of names) {
      form.setError(name, { type: REFUSED, message: said[name]?.[0] ?? "" });
    }
  };
  return { form, gender, errors, dirty: Object.keys(form.formState.dirtyFields), refuse };
}
