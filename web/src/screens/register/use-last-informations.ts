import * as api from "@kalivo/contract/api-paths.ts";
import { personalSchema, type PersonalAnswer } from "../../features/me/personal-schema.ts";
import { personalValues } from "../../features/me/personal-values.ts";
import { type FormEvent, useState } from "react";
import { useMe, useSessionActions } from "../../features/me/session.ts";
import { call } from "../../lib/call.ts";
import { fieldErrors } from "../../ui/form/field-errors.ts";
import { useHealthConsent } from "../../features/registration/use-health-consent.tsx";
import { newSeeds } from "../../features/me/face/seeds.ts";
import { useFace } from "../../features/me/face/use-face.ts";
import { useForm, useWatch } from "react-hook-form";
import { useText } from "../../lib/text.tsx";
import { zodResolver } from "@hookform/resolvers/zod";

export function useLastInformations(advance: () => void) {
  const account = useText("account");
  const global = useText("global");
  const fields = useText("fields");
  const oneself = useText("oneself");
  const settings = useText("settings");
  const me = useMe();
  const session = useSessionActions();
  const [offered] = useState(newSeeds);
  const face = useFace(me);
  const [problem, setProblem] = useState<string | null>(null);
  const resolver = zodResolver(personalSchema);
  const form = useForm({ shouldFocusError: false, resolver, defaultValues: personalValues(me) });

  const save = async (body: Partial<PersonalAnswer>) => {
    setProblem(null);
    const data = { ...body, ...(await face.toSend()) };
    const answer = await call("POST", api.saveInformations, { data });
    if (answer.ok) {
      await session.refresh();
      advance();
    } else if (answer.kind === "unreachable") setProblem(account.unreachable);
    else if (answer.status === 422 && answer.data.message !== undefined) setProblem(answer.data.message);
    else setProblem([global.unexpectedError(answer.status), answer.data.message].filter(Boolean).join(" · "));
  };
  const gender = useWatch({ control: form.control, name: "gender" });
  const errors = fieldErrors(form.formState.errors, {
    birthday: fields.birthdayWrong,
    height: fields.heightWrong,
    weight: fields.weightWrong,
    why_i_move: oneself.whyWrong,
  });
  const withoutBody = () => {
    const { height: _height, weight: _weight, ...rest } = personalSchema.parse(form.getValues());
    void save(rest);
  };
  const consent = useHealthConsent({
    label: settings.withoutBody,
    tick: settings.tickOrWithout,
    onChosen: withoutBody,
  });
  const begin = async (body: PersonalAnswer) => {
    if (typeof body.height === "number" || typeof body.weight === "number")
      consent.before(() => void save(body));
    else await save(body);
  };
  const submit = (event: FormEvent) => void form.handleSubmit(begin)(event);
  return {
    form,
    gender,
    errors,
    face,
    offered,
    problem,
    submit,
    skip: advance,
    consent: consent.question,
    /** The step of the payment asks for it, once only. */
    birthdayKnown: me.birthday !== null,
  };
}
