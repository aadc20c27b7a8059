import * as api from "@kalivo/contract/api-paths.ts";
import { type FormEvent, useRef, useState } from "react";
import { type Invitation, storeInvitation, storeUnfinished } from "../../features/registration/resume.ts";
import { call } from "../../lib/call.ts";
import type { CheckedCode } from "../../features/registration/code-entry.ts";
import { href } from "../../app/paths.ts";
import { register, type RegistrationCode } from "@kalivo/contract/routes/register.ts";
import { useForm } from "react-hook-form";
import { go } from "../../lib/navigation.ts";
import { useSessionActions } from "../../features/me/session.ts";
import { useMoreText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { z } from "zod";
import { zodResolver } from "@hookform/resolvers/zod";

const schema = register.body.omit({ codes: true });
type Account = z.output<typeof schema>;
type Opened = { token: string; codes?: readonly RegistrationCode[] };

export type RegisterForm = ReturnType<typeof useRegisterForm>;

/** `invitation`: of the link somebody came by. */
export function useRegisterForm(invitation: Invitation) {
  const text = useMoreText();
  const session = useSessionActions();
  const toast = useToast();
  /** The address of an account nobody knows of whether it was opened. */
  const unanswered = useRef<string | null>(null);
  const [codes, setCodes] = useState<readonly CheckedCode[]>([]);
  const [banner, setBanner] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { first_name: "", last_name: "", email: "", password: "", newsletter: false },
  });

  const create = async (account: Account) => {
    setBanner(null);
    const csrf = await call("GET", "/sanctum/csrf-cookie");
    if (csrf.status !== 204) {
      setBanner(csrf.kind === "unreachable" ? text.account.unreachable : text.registration.csrfFailed);
      return;
    }
    const data = { ...account, codes: codes.map(({ code }) => code) };
    let answer = await call<Opened>("POST", api.register, { data });
    if (answer.status === 422 && unanswered.current === account.email) {
      // Sent again because the answer got lost: the account is there, and whoever knows its password goes on.
      const { email, password } = account;
      const opened = await call<Opened>("POST", api.signIn, { data: { email, password } });
      if (opened.ok) answer = opened;
    }
    if (answer.kind === "unreachable") unanswered.current = account.email;
    if (answer.ok) {
      // Kept first: the guard of this page then sends the new member on, and a reload does too.
      const { token } = answer.data;
      storeUnfinished({ type: null, step: "type" }, token);
      storeInvitation(invitation, token);
      go.replace(href("chooseType"));
      await session.signIn(token);
      sayOfCodes(answer.data.codes ?? []);
    } else if (answer.kind === "unreachable") setBanner(text.account.unreachable);
    else if (answer.status === 422) setBanner(answer.data.message ?? text.registration.failed(422));
    else setBanner(text.registration.failed(answer.status));
  };

  /** The account is open either way; what each code did is said, above all where it did nothing. */
  const sayOfCodes = (outcomes: readonly RegistrationCode[]) => {
    for (const outcome of outcomes) {
      if ("done" in outcome) outcome.done.forEach((sentence) => toast(sentence));
      else toast(`${outcome.code}: ${outcome.message}`, "error");
    }
  };

  const found = form.formState.errors;
  const say = (error: { type: string } | undefined, otherwise: string) =>
    error && (error.type === "too_big" ? text.fields.tooLong : otherwise);
  const errors = {
    first_name: say(found.first_name, text.fields.missing),
    last_name: say(found.last_name, text.fields.missing),
    email: say(found.email, text.fields.emailWrong),
    password: say(found.password, text.fields.passwordShort),
  };
  const submit = (event: FormEvent) => void form.handleSubmit(create)(event);
  return { form, errors, banner, codes, setCodes, submit };
}
