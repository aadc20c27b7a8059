import { bodySchema, bodyValues, type BodyAnswer } from "../../features/me/body-schema.ts";
import { type FormEvent, useState } from "react";
import { useMe, useSessionActions } from "../../features/me/session.ts";
import { call } from "../../lib/call.ts";
import { useForm } from "react-hook-form";
import { useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { zodResolver } from "@hookform/resolvers/zod";

export function useLastInformations(advance: () => void) {
  const text = useText();
  const me = useMe();
  const toast = useToast();
  const session = useSessionActions();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(bodySchema),
    defaultValues: bodyValues(me),
  });

  const done = () => {
    toast(text.registration.welcome(me.first_name));
    advance();
  };
  const save = async (body: BodyAnswer) => {
    setProblem(null);
    const data = { ...body, ...(file === null ? {} : { file }) };
    const answer = await call("POST", "/api/user/informations", { data });
    if (answer.ok) {
      await session.refresh();
      done();
    } else if (answer.kind === "unreachable") setProblem(text.account.unreachable);
    else setProblem(answer.data.message ?? text.global.unexpectedError(answer.status));
  };
  const submit = (event: FormEvent) => void form.handleSubmit(save)(event);
  return { form, file, setFile, problem, submit, picture: me.picture?.url, skip: done };
}
