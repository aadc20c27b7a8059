import * as api from "@kalivo/contract/api-paths.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AnswerAt } from "@kalivo/contract/calls.ts";
import type { Answer } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { type Draft, keepDraft, readDraft } from "../../features/registration/draft.ts";
import { register, type RegistrationCode } from "@kalivo/contract/routes/register.ts";
import { emailError } from "../../features/account/email-error.ts";
import { useCodeEntry } from "../../features/registration/use-code-entry.ts";
import { codeIn } from "../../features/registration/wanted.ts";
import { useForm } from "react-hook-form";
import { useSessionActions } from "../../features/me/session.ts";
import { useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { z } from "zod";
import { zodResolver } from "@hookform/resolvers/zod";

const schema = register.body.omit({ codes: true, wanted: true });
type Account = z.output<typeof schema>;
/** `known`: the address has an account, so a sign-in is offered. */
type Problem = { said: string; known?: true };

export type RegisterForm = ReturnType<typeof useRegisterForm>;

/** `wanted`: the path of the followed link. */
export function useRegisterForm(wanted: string | null) {
  const accountText = useText("account");
  const registration = useText("registration");
  const fields = useText("fields");
  const session = useSessionActions();
  const [draft] = useState(readDraft);
  const codes = useCodeEntry(codeIn(wanted), draft.codes);
  const codeField = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { codes: _codes, ...typed } = draft;
  const resolver = zodResolver(schema);
  const form = useForm({ shouldFocusError: false, resolver, defaultValues: { ...typed, password: "" } });
  useDraft(form, codes.codes);
  const send = useSending(wanted);
  const sayOfCodes = useSaidOfCodes();

  const create = async (account: Account) => {
    setProblem(null);
    const sent = await codes.settle();
    if (sent === null) return codeField.current?.focus();
    const csrf = await call("GET", api.csrfCookie);
    if (csrf.status !== 204) {
      return setProblem({
        said: csrf.kind === "unreachable" ? accountText.unreachable : registration.csrfFailed,
      });
    }
    const answer = await send(account, sent);
    if (answer.ok) {
      keepDraft(null);
      // The guard of this page redirects a new member to the first step; nothing else navigates, so there is no race.
      await session.signIn(answer.data.token);
      sayOfCodes(answer.data.codes ?? []);
    } else if (answer.kind === "unreachable") setProblem({ said: accountText.unreachable });
    else if (answer.status === 422) {
      const taken = answer.data.errors?.["email"] !== undefined;
      const said = answer.data.message ?? registration.failed(422);
      setProblem({ said, ...(taken && { known: true }) });
    } else {
      const said = registration.failed(answer.status);
      setProblem({ said: answer.status === 429 ? (answer.data.message ?? said) : said });
    }
    return undefined;
  };

  const found = form.formState.errors;
  const say = (error: { type: string } | undefined, otherwise: string | undefined) =>
    error && (error.type === "too_big" ? fields.tooLong : otherwise);
  const errors = {
    first_name: say(found.first_name, fields.missing),
    last_name: say(found.last_name, fields.missing),
    email: say(found.email, emailError(found.email, fields)),
    password: say(found.password, fields.passwordShort),
  };
  const submit = (event: FormEvent) => void form.handleSubmit(create)(event);
  return { form, errors, problem, codes, codeField, submit };
}

/** Creates the account. After a lost answer it may exist already: then signs in with the same password. */
function useSending(wanted: string | null) {
  const unanswered = useRef<string | null>(null);
  return async (
    { newsletter = false, ...account }: Account,
    codes: readonly string[],
  ): Promise<Answer<AnswerAt<"POST", typeof api.register>>> => {
    const { email, password } = account;
    const data = { ...account, newsletter, codes: [...codes], wanted: wanted ?? "" };
    const answer = await call("POST", api.register, { data });
    if (answer.kind === "unreachable") unanswered.current = email;
    if (answer.status !== 422 || unanswered.current !== email) return answer;
    const opened = await call("POST", api.signIn, { data: { email, password } });
    return opened.ok ? opened : answer;
  };
}

/** The account is created in any case; toasts report each code's result, above all a code without effect. */
function useSaidOfCodes() {
  const toast = useToast();
  return (outcomes: readonly RegistrationCode[]) => {
    for (const outcome of outcomes) {
      if ("done" in outcome) toast(outcome.done.join(" "));
      else toast(`${outcome.code}: ${outcome.message}`, "error");
    }
  };
}

type Watched = {
  watch: (changed: () => void) => { unsubscribe: () => void };
  getValues: () => Omit<Draft, "newsletter" | "codes"> & { newsletter?: unknown };
};

/** Stores the draft on every change: a reload loses only the password. */
function useDraft({ watch, getValues }: Watched, codes: Draft["codes"]) {
  useEffect(() => {
    const keep = () => {
      const { first_name, last_name, email, newsletter } = getValues();
      keepDraft({ first_name, last_name, email, newsletter: newsletter === true, codes });
    };
    keep();
    const { unsubscribe } = watch(keep);
    return unsubscribe;
  }, [watch, getValues, codes]);
}
